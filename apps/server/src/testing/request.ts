import http from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A reply as it came over the wire, its body not decompressed. */
export interface RawReply {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** A request whose path goes out letter for letter; what `fetch` or `inject` would tidy is what is tested. */
export function request(
  app: FastifyInstance,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawReply> {
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server is not listening.');
  return new Promise((resolve, reject) => {
    http
      .request(
        {
          host: '127.0.0.1',
          port: address.port,
          path,
          method,
          // Without its length, a body of DELETE would be taken for the next request.
          headers: { 'content-length': String(Buffer.byteLength(body)), ...headers },
          agent: false,
        },
        (reply) => {
          const chunks: Buffer[] = [];
          reply.on('data', (chunk: Buffer) => chunks.push(chunk));
          reply.on('error', reject);
          reply.on('end', () =>
            resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) }),
          );
        },
      )
      .on('error', reject)
      .end(body);
  });
}
