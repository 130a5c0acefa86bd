import { createServer } from 'node:http';
import sirv from 'sirv';

/** Serves a folder on loopback, at `origin`, until it is stopped. */
export async function serveFolder(folder: string): Promise<{ origin: string; stop: () => void }> {
  const files = sirv(folder, { maxAge: 3600 });
  const server = createServer((request, response) => files(request, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server was given no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
