import type { Server } from 'node:net';

/** Listens on any free port of this machine alone, and gives the port. */
export async function listenAnywhere(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server is not listening.');
  return address.port;
}
