import { dirname } from 'node:path';
import type { Modules, Reference } from './modules.ts';

const keyOf = ({ file, name }: Reference) => `${file} ${name}`;

/** Where a name that a module exports or imports is declared. */
function originOf(modules: Modules, { file, name }: Reference): Reference {
  const module = modules.get(file);
  const next =
    module?.exports.get(name) ?? (module?.declarations.has(name) ? undefined : module?.imports.get(name));
  if (!next || (next.file === file && next.name === name)) return { file, name };
  if (next.file === file) {
    const imported = module?.imports.get(next.name);
    return imported ? originOf(modules, imported) : next;
  }
  return originOf(modules, next);
}

/** Everything that a declaration is made of, through the types it names. */
function partsOf(modules: Modules, start: Reference, seen = new Set<string>()): Set<string> {
  const origin = originOf(modules, start);
  if (seen.has(keyOf(origin))) return seen;
  seen.add(keyOf(origin));
  const module = modules.get(origin.file);
  const text = module?.declarations.get(origin.name)?.text ?? '';
  for (const [word] of text.matchAll(/[\w$]+/g)) {
    if (module?.declarations.has(word)) partsOf(modules, { file: origin.file, name: word }, seen);
    const imported = module?.imports.get(word);
    if (imported) partsOf(modules, imported, seen);
  }
  return seen;
}

/** Names of a module that others use; `*` where one may use any of them. */
function usedNames(modules: Modules, file: string, isInside: (path: string) => boolean): Set<string> {
  const names = new Set<string>();
  for (const [path, { uses }] of modules)
    if (!isInside(path)) for (const use of uses) if (use.file === file) names.add(use.name);
  return names;
}

/** What belongs to an entry point: its folder where it is an index, else itself. */
export function isWithin(entryPoint: string): (path: string) => boolean {
  const folder = `${dirname(entryPoint)}/`;
  return entryPoint.endsWith('/index.ts') ? (path) => path.startsWith(folder) : (path) => path === entryPoint;
}

/**
 * Names that a module exports and nothing outside of it imports. A type may be exported unimported where a name that is
 * used consists of it: the props of a component, and what these are made of.
 * @param isInside what counts as the module itself
 */
export function unusedExports(modules: Modules, file: string, isInside: (path: string) => boolean): string[] {
  const module = modules.get(file);
  if (!module) throw new Error(`${file} is no module of this repository.`);
  const used = usedNames(modules, file, isInside);
  if (used.has('*')) return [];
  const parts = new Set<string>();
  for (const name of used) partsOf(modules, { file, name }, parts);
  return [...module.exports].flatMap(([name, exported]) => {
    if (used.has(name)) return [];
    const origin = originOf(modules, { file, name });
    const isType =
      exported.isType || modules.get(origin.file)?.declarations.get(origin.name)?.isType === true;
    return isType && parts.has(keyOf(origin)) ? [] : [name];
  });
}
