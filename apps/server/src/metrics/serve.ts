import { once } from 'node:events';
import { createServer } from 'node:http';
import { codeOf, reasonOf, StartError } from '../start-error.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves the figures at `/metrics` on a port of their own, so that what visitors reach has no such address.
 *
 * @throws {StartError} when the port cannot be listened on.
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal server error'),
    );
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(
      codeOf(error) === 'EADDRINUSE'
        ? `Port ${port} on ${host} is already in use by another program, so the figures cannot be served there: stop that program, or choose another port with METRICS_PORT.`
        : `The figures cannot be served on ${host}, port ${port} (${reasonOf(error)}): correct METRICS_PORT.`,
    );
  }
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
