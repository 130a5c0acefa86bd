import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { listenAnywhere } from '../../apps/server/src/testing/port.ts';

/** What the site's worker has to be told for another content of a page to be the right one. */
const sumOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * A way to the server that can be cut: no connection comes through, for pages and for their worker alike, which
 * the browser's own offline switch does not promise. A new version of the site can come by it, too.
 */
export class NetworkGate {
  readonly origin: string;
  readonly #server: Server;
  readonly #behind: string;
  #isCut = false;
  /** Contents that are not the server's, by path. */
  readonly #changed = new Map<string, string>();

  private constructor(server: Server, port: number, behind: string) {
    this.#server = server;
    this.#behind = behind;
    this.origin = `http://127.0.0.1:${port}`;
    server.on('request', (incoming: IncomingMessage, reply: ServerResponse) => this.#pass(incoming, reply));
  }

  static async open(behind: string): Promise<NetworkGate> {
    const server = createServer();
    return new NetworkGate(server, await listenAnywhere(server), behind);
  }

  cut(): void {
    this.#isCut = true;
    this.#server.closeAllConnections();
  }

  mend(): void {
    this.#isCut = false;
  }

  /** A build that differs from the server's in one page: its head says which version it is of. */
  async release(path: string, version: string): Promise<void> {
    const read = async (each: string) => (await fetch(this.#behind + each)).text();
    const [page, worker] = await Promise.all([read(path), read('/sw.js')]);
    const changed = page.replace('<head>', `<head><meta name="version" content="${version}">`);
    const id = createHash('sha256').update(changed).digest('hex').slice(0, 12);
    const build = /build:["'`](?<id>[0-9a-f]{12})["'`]/.exec(worker)?.groups?.['id'] ?? '';
    if (build === '' || !worker.includes(sumOf(page))) throw new Error('The worker does not name its files.');
    this.#changed.set(path, changed);
    this.#changed.set('/sw.js', worker.replace(build, id).replace(sumOf(page), sumOf(changed)));
  }

  /** From now on the page comes without its end. */
  breakOff(path: string): void {
    const text = this.#changed.get(path) ?? '';
    this.#changed.set(path, text.slice(0, text.length / 2));
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #pass(incoming: IncomingMessage, reply: ServerResponse): void {
    if (this.#isCut) {
      incoming.socket.destroy();
      return;
    }
    const changed = this.#changed.get(incoming.url ?? '');
    if (changed !== undefined) {
      const type = incoming.url?.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
      reply.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(changed);
      return;
    }
    const onward = request(this.#behind + (incoming.url ?? '/'), {
      method: incoming.method,
      headers: incoming.headers,
    });
    onward.on('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    onward.on('error', () => incoming.socket.destroy());
    incoming.pipe(onward);
  }
}
