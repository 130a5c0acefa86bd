import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The floors of what runs in the browser and builds it: each imports from those after it, and from itself. */
const floors: readonly (readonly string[])[] = [
  ['apps/desk/src', 'apps/site/src/app'],
  ['apps/site/src/pages'],
  ['apps/site/src/features'],
  ['packages/site-build/src'],
  ['packages/upgrade/src'],
  ['packages/cloud-api/src', 'packages/offline/src', 'packages/view-models/src'],
  ['packages/web/src/frame'],
  ['packages/web/src/search', 'packages/web/src/account', 'packages/web/src/notices'],
  ['packages/web/src/products'],
  ['packages/web/src'],
];
const rooms = floors.flat();

const files = globSync(
  ['apps/desk/src', 'apps/site/src', ...rooms.filter((room) => room.startsWith('packages/'))].map(
    (folder) => `${folder}/**/*.{ts,tsx}`,
  ),
  { cwd: root },
).filter((file, index, all) => all.indexOf(file) === index);

/** What a file imports of these, by `import()` too; what only describes types besides. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const found = source.matchAll(
    /(?:\bfrom|\bimport)\s*\(?\s*'(?:(?<near>\.[^']+)|@payload\/(?<far>[^']+))'/g,
  );
  return Array.from(found, ({ groups }) =>
    groups?.['near']
      ? join(dirname(file), groups['near'])
      : join('packages', (groups?.['far'] ?? '').replace('/', '/src/')),
  );
}

const known = new Set(files);
const imports = new Map(files.map((file) => [file, importsOf(file).filter((path) => known.has(path))]));

/** The room that a file lies in: of one within another, the inner one. */
const roomOf = (file: string) =>
  rooms.filter((room) => file.startsWith(`${room}/`)).toSorted((a, b) => b.length - a.length)[0] ?? '';
const floorOf = (file: string) => floors.findIndex((floor) => floor.includes(roomOf(file)));

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

it('every file lies in a room', () => {
  expect(rooms.filter((room) => !existsSync(join(root, room)))).toEqual([]);
  expect(files.filter((file) => floorOf(file) < 0)).toEqual([]);
});

it('imports run from app over pages and features to the packages, and there from floor to floor', () => {
  const upward = [...imports].flatMap(([file, paths]) =>
    paths
      .filter(
        (path) =>
          floorOf(file) > floorOf(path) || (floorOf(file) === floorOf(path) && roomOf(file) !== roomOf(path)),
      )
      .map((path) => `${file} imports ${path}`),
  );
  expect(upward).toEqual([]);
});

it('imports go in no circle', () => {
  expect(files.map(circleThrough).filter((circle) => circle !== null)).toEqual([]);
});
