import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '@payload/catalog/locales';
import { expect, it } from 'vitest';

function* keysOf(texts: object, path = ''): Generator<string> {
  for (const [name, value] of Object.entries(texts)) {
    if (typeof value === 'string' || Array.isArray(value)) yield (path + name).replace(/_(one|other)$/, '');
    else yield* keysOf(value, `${path}${name}.`);
  }
}

/** Where texts are said. */
const sources = [
  'apps/desk/src',
  'apps/site/src',
  ...['cloud-api', 'offline', 'site-build', 'upgrade', 'view-models', 'web'].map(
    (name) => `packages/${name}/src`,
  ),
];

it('every text of the site is said somewhere', () => {
  const root = join(import.meta.dirname, '../../../..');
  const files = sources.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }),
  );
  const source = files
    .filter((file) => /\.tsx?$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n');
  const isSaid = (key: string) =>
    source.includes(`'${key}'`) ||
    source.includes(`:${key}'`) ||
    source.includes(`'${key.slice(0, key.lastIndexOf('.'))}', { returnObjects`) ||
    source.includes(`\`${key.slice(0, key.lastIndexOf('.'))}.\${`) ||
    source.includes(`:${key.slice(0, key.lastIndexOf('.'))}.\${`) ||
    source.includes(`}${key.slice(key.lastIndexOf('.'))}\``);
  // Looked up by keys that come from elsewhere: the fields of forms, messages of machines, sections, families.
  const foreign = ['apply', 'request-fields', 'messages', 'downloads', 'types'];
  // Files that are loaded whole have entries in lists and no labels.
  const isLabels = (name: string) =>
    name === 'site' || new RegExp(`(?:useTranslation\\(\\[?|ns: |texts: \\[.*)'${name}'`).test(source);
  const own = Object.entries(en.pages).filter(([name]) => isLabels(name) && !foreign.includes(name));
  expect(own.length).toBeGreaterThan(30);
  expect([...new Set(own.flatMap(([, texts]) => [...keysOf(texts)]))].filter((key) => !isSaid(key))).toEqual(
    [],
  );
});
