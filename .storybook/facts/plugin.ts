import { join } from 'node:path';
import type { Plugin } from 'vite';
import { componentFacts } from './component-facts.ts';

const id = 'virtual:component-facts';
const root = join(import.meta.dirname, '../..');

/** Makes `virtual:component-facts` give what is known of the components from their sources. */
export function componentFactsPlugin(): Plugin {
  return {
    name: 'component-facts',
    resolveId: { filter: { id: /^virtual:component-facts$/ }, handler: () => `\0${id}` },
    load: {
      // oxlint-disable-next-line no-control-regex -- Rollup's mark of a virtual module
      filter: { id: /^\0virtual:component-facts$/ },
      handler: () => `export default JSON.parse(${JSON.stringify(JSON.stringify(componentFacts(root)))});`,
    },
  };
}
