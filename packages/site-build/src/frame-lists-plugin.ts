import { languages } from '@payload/catalog';
import { catalogSource } from '@payload/web/data/catalog-source.ts';
import { frameLists } from '@payload/web/data/data-source.ts';
import type { Plugin } from 'vite';
import { loadersOf, virtualModules } from './virtual-modules.ts';

const name = 'virtual:frame-lists';

const idOf = (language: string) => `${name}/${language}`;

/**
 * What the frame of every prerendered page lists, as one chunk for each language: in the documents themselves it would
 * be a sixth of their bytes, and the browser has it once.
 */
export function frameListModules(): Plugin {
  return {
    name: 'frame-lists',
    ...virtualModules(name, async (id) => {
      if (id === name)
        return `export const lists = ${loadersOf(languages.map((language) => [language, idOf(language)]))};`;
      const language = languages.find((each) => idOf(each) === id);
      if (!language) return undefined;
      return `export default ${JSON.stringify(frameLists(await catalogSource.productLists(language)))};`;
    }),
  };
}
