import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entryPointsOf, readModules } from './exports/modules.ts';
import { isWithin, unusedExports } from './exports/unused.ts';

const root = join(import.meta.dirname, '..');
const modules = readModules(root);
const entryPoints = entryPointsOf(root);

/** Storybook, Vitest, Vite and the frameworks of the peers read what these export. */
const isReadByTools = (file: string) =>
  /\.stories\.tsx$|\.config\.ts$|\.d\.ts$|^\.storybook\/|^tests\/hydration\/|^benchmarks\/peers\/(?:next\/app|vitepress)\//.test(
    file,
  );

describe('what a module exports is imported by another one', () => {
  it('reads the repository', () => {
    expect(modules.size).toBeGreaterThan(1000);
    expect(entryPoints.map(({ specifier }) => specifier)).toContain('@payload/ui/Button');
  });

  it('at the entry points of the packages', () => {
    const unused = entryPoints.flatMap(({ specifier, file }) =>
      unusedExports(modules, file, isWithin(file)).map((name) => `${specifier} exports ${name}`),
    );
    expect(unused, 'Nothing imports these names: take the exports away, or what they export.').toEqual([]);
  });

  it('everywhere else', () => {
    const entries = new Set(entryPoints.map(({ file }) => file));
    const unused = [...modules.keys()]
      .filter((file) => !entries.has(file) && !isReadByTools(file))
      .flatMap((file) =>
        unusedExports(modules, file, (path) => path === file)
          // A default is what a tool reads that is given the path of a file.
          .filter((name) => name !== 'default')
          .map((name) => `${file} exports ${name}`),
      );
    expect(unused, 'Nothing imports these names: take the exports away, or what they export.').toEqual([]);
  });
});
