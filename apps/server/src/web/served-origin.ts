import type { FastifyRequest } from 'fastify';

/** What site map and robots.txt of a site take for its address that was built without `PUBLIC_URL`. */
const builtOrigin = 'http://127.0.0.1:4173';

/**
 * The origin that a request was sent to, where its sender cannot make it up: a name of this machine, or the very
 * address that the connection came in at, with the server's own port. Null for any other.
 */
export function ownOrigin({ headers, socket }: FastifyRequest): string | null {
  const { localAddress = '', localPort } = socket;
  const [, name = '', port = '80'] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::(\d+))?$/i.exec(headers.host ?? '') ?? [];
  if (Number(port) !== localPort) return null;
  const at = localAddress.replace(/^::ffff:/, '');
  const own = ['localhost', '127.0.0.1', '[::1]', at.includes(':') ? `[${at}]` : at];
  return own.includes(name.toLowerCase()) ? `http://${name.toLowerCase()}:${port}` : null;
}

/** A file that names whole addresses, with those that the visitor used where nothing else was set at the build. */
export function atServedOrigin(request: FastifyRequest, text: string): string {
  const origin = ownOrigin(request);
  return origin === null ? text : text.replaceAll(builtOrigin, origin);
}
