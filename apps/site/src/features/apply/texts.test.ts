import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import apply from '@payload/catalog/locales/en/apply.json' with { type: 'json' };
import { expect, it } from 'vitest';

function* keysOf(texts: object, path = ''): Generator<string> {
  for (const [name, value] of Object.entries(texts)) {
    if (typeof value === 'string') yield (path + name).replace(/_(one|other)$/, '');
    else yield* keysOf(value, `${path}${name}.`);
  }
}

/** What the source asks for: whole keys, keys with parts that are put in, and branches asked for as a whole. */
function askedFor(source: string): RegExp[] {
  const asked = source.matchAll(/'([\w.]+)'|`(?:apply:)?([\w.]*\$\{[^`]*)`(?=, \{ returnObjects)?/g);
  return [...asked].map(({ 0: text, 1: whole, 2: pattern = '', index }) => {
    const key = (whole ?? pattern.replaceAll(/\$\{[^}]*\}/g, '*'))
      .replaceAll('.', '\\.')
      .replaceAll('*', '\\w+');
    const isBranch = /^,\s*\{\s*returnObjects/.test(source.slice(index + text.length));
    return new RegExp(`^${key}${isBranch ? '\\..+' : ''}$`);
  });
}

it('every text of the forms is said somewhere', () => {
  const folder = join(import.meta.dirname, '../..');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const source = files
    .filter((file) => /\.tsx?$/.test(file.name) && /apply|success|requests|follow/.test(file.parentPath))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n');
  const asked = askedFor(source);
  expect([...new Set(keysOf(apply))].filter((key) => !asked.some((one) => one.test(key)))).toEqual([]);
});
