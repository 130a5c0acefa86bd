import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What a module imports values from: a type alone shows nothing. */
export const valueImports = (source: string): string[] => [
  ...[...source.matchAll(/(?:^|\n)(?:import|export)\s+(?!type\b)([^'"]*?)\s+from\s+'([^']+)'/g)]
    .filter(([, names = '']) => !/^\{(?:\s*type\s[^,]*,?)*\s*\}$/.test(names))
    .map(([, , from]) => from ?? ''),
  ...[...source.matchAll(/\bimport\('([^']+)'\)/g)].map(([, from]) => from ?? ''),
];

/** A page, a feature, an app, another component or section: what a module is part of. */
const placeOf = (file: string) =>
  /^(?:apps\/site\/src\/\w+\/[^/]+|apps\/[^/]+|packages\/(?!ui\/)[^/]+\/src\/[^/]+|packages\/ui\/src\/components\/[^/]+|packages\/ui\/src\/sections\/[^/]+\/[^/]+)/.exec(
    file,
  )?.[0] ?? file;

const modulesIn = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter(
    (file) => !/\.(?:stories|test)\.tsx?$|\/(?:stories|testing)\//.test(file),
  );

/** The places that show each packed component. */
export function callers(): Map<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>(
    globSync('packages/ui/src/components/*/index.ts', { cwd: root }).map((path) => [
      path.split('/')[4] ?? '',
      new Set(),
    ]),
  );
  const files = [
    'apps/*/src/**/*.{ts,tsx}',
    'packages/{web,cloud-api,offline}/src/**/*.{ts,tsx}',
    'packages/ui/src/{components,sections}/**/*.{ts,tsx}',
  ];
  for (const file of files.flatMap(modulesIn)) {
    const place = placeOf(file);
    for (const from of valueImports(read(file))) {
      const name = /^(?:@payload\/ui|(?:\.\.\/)+(?:components\/)?)\/?([A-Z]\w+)(?:\/index\.ts)?$/.exec(
        from,
      )?.[1];
      if (name && !place.endsWith(`/components/${name}`)) found.get(name)?.add(place);
    }
  }
  return found;
}

/** What other sites get, and imports a section, which they do not. */
export const importsOfSections = (): string[] =>
  modulesIn('packages/ui/src/{components,icons,lib,theme}/**/*.{ts,tsx}').filter((file) =>
    /from '[^']*\/sections\//.test(read(file)),
  );
