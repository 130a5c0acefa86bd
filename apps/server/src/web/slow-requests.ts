import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Milliseconds in which a request has to be there: long enough for a slow line, short enough that held connections do not pile up. */
const ordinaryTime = 60_000;

/** Milliseconds in which a customer's file has to be there: 20 MB on a line of 140 kbit/s. */
export const fileTime = 20 * 60_000;

/**
 * Milliseconds in which nothing moves on a connection while a reply is due or on its way. Node begins again once where something
 * had been read since, so the longest is two minutes.
 */
const standstill = 60_000;

interface Limits {
  /** Whether a request carries a file. The server's own `requestTimeout` holds for those. */
  carriesFile: (request: FastifyRequest) => boolean;
  /** @default 60 s */
  time?: number;
  /** @default 60 s */
  idleTime?: number;
}

/**
 * Cuts connections whose request does not come to an end, and those whose caller does not take the reply. Node has one
 * limit for all of a server's requests, and none for the second.
 */
export function limitSlowRequests(
  app: FastifyInstance,
  { carriesFile, time = ordinaryTime, idleTime = standstill }: Limits,
): void {
  app.server.setTimeout(idleTime);
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    // Without a body it is there with its head; most are so, and need no clock.
    const hasBody = 'content-length' in raw.headers || 'transfer-encoding' in raw.headers;
    // What is injected comes without a connection that could be cut.
    const isConnected = raw.socket instanceof Socket;
    if (hasBody && isConnected && !raw.complete && !carriesFile(request)) {
      const late = setTimeout(() => {
        if (!raw.complete) raw.socket.destroy();
      }, time);
      raw.once('close', () => clearTimeout(late));
    }
    done();
  });
}
