import http from 'node:http';
import { json } from 'node:stream/consumers';
import { listenAnywhere } from './port.ts';

/** What was posted to a gateway. */
export interface SmsPost {
  method: string | undefined;
  url: string | undefined;
  headers: http.IncomingHttpHeaders;
  body: unknown;
}

/** An SMS gateway on loopback, as `SMS_URL` expects one. */
export interface SmsStandIn {
  /** Name and port. */
  host: string;
  posts: SmsPost[];
  /** What it answers with. */
  status: number;
  close(): Promise<void>;
}

export async function startSmsStandIn(status = 200): Promise<SmsStandIn> {
  const posts: SmsPost[] = [];
  const server = http.createServer((request, reply) => {
    const take = async () => {
      const { method, url, headers } = request;
      posts.push({ method, url, headers, body: await json(request) });
      reply.writeHead(standIn.status, { location: '/elsewhere' }).end('{"taken":true}');
    };
    take().catch(() => reply.destroy());
  });
  const standIn: SmsStandIn = {
    host: `127.0.0.1:${await listenAnywhere(server)}`,
    posts,
    status,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return standIn;
}
