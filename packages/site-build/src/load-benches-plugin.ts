import { aircraft, loadBench } from '@payload/catalog';
import type { Plugin } from 'vite';
import { loadersOf, virtualModules } from './virtual-modules.ts';

const name = 'virtual:load-benches';

const idOf = (key: string) => `${name}/${key}`;

/**
 * What hangs under each aircraft as chunks of plain data, made by the catalogue while the site is built, as solutions are
 * (decision 0018): the rules of loads then run in the browser without the catalogue.
 */
export function loadBenchModules(): Plugin {
  return {
    name: 'load-benches',
    ...virtualModules(name, (id) => {
      if (id === name)
        return `export const benches = ${loadersOf(aircraft.map(({ key }) => [key, idOf(key)]))};`;
      const entry = aircraft.find(({ key }) => idOf(key) === id);
      return entry && `export default ${JSON.stringify(loadBench(entry))};`;
    }),
  };
}
