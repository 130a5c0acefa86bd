import { join } from 'node:path';
import { languages } from '@payload/catalog';
import { searchIndexPath } from '@payload/web/search/index-path.ts';
import type { Plugin } from 'vite';
import type * as Entries from './search/entries.ts';

/** Development: answers with the search index as the texts are now. The build writes it as files. */
export function searchIndex(): Plugin {
  return {
    name: 'search-index',
    apply: 'serve',
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?', 1)[0];
        const language = languages.find((each) => searchIndexPath(each) === path);
        if (!language) {
          next();
          return;
        }
        const answer = async (): Promise<void> => {
          try {
            const module = await server.ssrLoadModule(join(import.meta.dirname, 'search/entries.ts'));
            const searchData: typeof Entries.searchData = module['searchData'];
            response.setHeader('content-type', 'application/json');
            response.end(JSON.stringify(searchData(language)));
          } catch (error) {
            next(error);
          }
        };
        void answer();
      });
    },
  };
}
