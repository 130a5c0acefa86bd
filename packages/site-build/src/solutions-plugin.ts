import { industries, industryList, languages, solution } from '@payload/catalog';
import type { Plugin } from 'vite';
import { loadersOf, virtualModules } from './virtual-modules.ts';

const name = 'virtual:solutions';

/** A module that is asked for only when its page is: one industry in one language, or the list of all. */
interface DataModule {
  id: string;
  /** What it is made of, as the catalogue's own call. */
  call: string;
  data: () => unknown;
}

const lists = languages.map((language): [key: string, DataModule] => [
  language,
  { id: `${name}/${language}`, call: `industryList('${language}')`, data: () => industryList(language) },
]);

const pages = languages.flatMap((language) =>
  industries.map(({ id }): [key: string, DataModule] => [
    // Addresses are in any case.
    `${language}/${id.toLowerCase()}`,
    {
      id: `${name}/${language}/${id}`,
      call: `solution('${id}', '${language}')`,
      data: () => solution(id, language),
    },
  ]),
);

const idsOf = (modules: readonly [key: string, DataModule][]) =>
  modules.map(([key, { id }]) => [key, id] as const);

/** The module that gives them: a loader for each list and for each industry. */
const entryModule = `export const lists = ${loadersOf(idsOf(lists))};\nexport const solutions = ${loadersOf(idsOf(pages))};`;

const modules = new Map([...lists, ...pages].map(([, module]) => [module.id, module]));

/**
 * Solutions as chunks of plain data, made by the catalogue while the site is built (decision 0018). In
 * development they call the catalogue itself, so that a change of it shows in the open page.
 */
export function solutionModules(): Plugin {
  let isBuild = false;
  return {
    name: 'solutions',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    ...virtualModules(name, (id) => {
      if (id === name) return entryModule;
      const found = modules.get(id);
      if (!found) return undefined;
      return isBuild
        ? `export default ${JSON.stringify(found.data())};`
        : `import { industryList, solution } from '@payload/catalog';\nexport default ${found.call};`;
    }),
  };
}
