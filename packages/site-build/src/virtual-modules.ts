import type { Plugin } from 'vite';

/**
 * Modules that lie in no file: `name` and all below it.
 *
 * @param textOf gives the source text of one by its whole name; undefined where there is none
 */
export function virtualModules(
  name: string,
  textOf: (id: string) => string | undefined | Promise<string | undefined>,
): Pick<Plugin, 'resolveId' | 'load'> {
  return {
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
    load: (resolved) => (resolved.startsWith(`\0${name}`) ? textOf(resolved.slice(1)) : undefined),
  };
}

/** The source text of an object of loaders, each of which imports a module on demand. */
export const loadersOf = (ids: readonly (readonly [key: string, id: string])[]): string =>
  `{ ${ids.map(([key, id]) => `'${key}': () => import('${id}')`).join(', ')} }`;
