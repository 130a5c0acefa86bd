import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Connections at a time; each that rests takes some 20 kB. More are closed as they come. */
const mostConnections = 4000;

/** Requests of one connection that wait for the replies before them. Browsers and proxies send none before they have the reply. */
const mostWaiting = 16;

/**
 * Caps what connections hold. Node begins with every request of a connection at once, and keeps all their replies until they are
 * read: here each begins when the reply before it has left, and a connection with too many that wait is closed.
 */
export function limitConnections(app: FastifyInstance): void {
  app.server.maxConnections = mostConnections;
  const waitingOf = new WeakMap<Socket, (() => void)[]>();

  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    // What is injected comes without a connection.
    if (!(socket instanceof Socket)) return done();
    const waiting = waitingOf.get(socket);
    if (waiting && (socket.destroyed || waiting.length >= mostWaiting)) {
      // What is left of the piece that it came in is still handed on, one by one.
      reply.hijack();
      socket.destroy();
      return undefined;
    }
    reply.raw.once('close', () => {
      const next = socket.destroyed ? undefined : waitingOf.get(socket)?.shift();
      if (next) next();
      else waitingOf.delete(socket);
    });
    if (waiting) waiting.push(done);
    else {
      waitingOf.set(socket, []);
      done();
    }
    return undefined;
  });
}
