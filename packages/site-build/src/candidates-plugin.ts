import { candidates } from '@payload/catalog';
import type { Plugin } from 'vite';
import { virtualModules } from './virtual-modules.ts';

const name = 'virtual:candidates';

/** What the questionnaire counts, as a chunk of plain data made by the catalogue while the site is built (decision 0018). */
export function candidatesModule(): Plugin {
  return {
    name: 'candidates',
    ...virtualModules(name, () => `export default ${JSON.stringify(candidates())};`),
  };
}
