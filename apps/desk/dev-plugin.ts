import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Development: the site's server answers with the desk where the built site has it. */
export function deskAtItsAddress(): Plugin {
  const index = join(import.meta.dirname, 'index.html');
  return {
    name: 'desk-at-its-address',
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?', 1)[0] ?? '';
        if (!/^\/(?:en|cn)\/desk\/?$/.test(path)) {
          next();
          return;
        }
        const html = readFileSync(index, 'utf8').replace('%DESK%', import.meta.dirname);
        const answer = async (): Promise<void> => {
          try {
            const page = await server.transformIndexHtml(path, html);
            response.setHeader('content-type', 'text/html');
            response.end(page);
          } catch (error) {
            next(error);
          }
        };
        void answer();
      });
    },
  };
}
