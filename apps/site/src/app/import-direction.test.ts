import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

/** Each imports from those after it, and from itself. */
const rooms = ['app', 'pages', 'features', 'platform'];

const src = join(import.meta.dirname, '..');

const files = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && !parentPath.includes('.tsbuild'))
  .map(({ name, parentPath }) => relative(src, join(parentPath, name)));

/** What a file imports of the site's own, by `import()` too; what only describes types besides. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(src, file), 'utf8');
  const found = source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(?<path>\.[^']+)'/g);
  return Array.from(found, ({ groups }) => join(dirname(file), groups?.['path'] ?? ''));
}

const imports = new Map(files.map((file) => [file, importsOf(file).filter((path) => files.includes(path))]));

const roomOf = (file: string) => rooms.indexOf(file.split('/', 1)[0] ?? '');

/** The first way found from a file back to itself; null where there is none. */
function circleThrough(start: string): string[] | null {
  const seen = new Set<string>();
  const follow = (file: string, way: string[]): string[] | null => {
    for (const next of imports.get(file) ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const circle = follow(next, [...way, next]);
      if (circle) return circle;
    }
    return null;
  };
  return follow(start, [start]);
}

it('every file lies in a room, the description of the environment aside', () => {
  expect(files.filter((file) => roomOf(file) < 0)).toEqual(['env.d.ts']);
});

it('imports run from app over pages and features to platform', () => {
  const upward = [...imports].flatMap(([file, paths]) =>
    paths.filter((path) => roomOf(file) > roomOf(path)).map((path) => `${file} imports ${path}`),
  );
  expect(upward.filter((line) => !line.startsWith('env.d.ts'))).toEqual([]);
});

it('imports go in no circle', () => {
  expect(files.map(circleThrough).filter((circle) => circle !== null)).toEqual([]);
});
