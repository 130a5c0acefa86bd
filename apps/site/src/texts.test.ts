import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import account from '@payload/catalog/locales/en/account.json' with { type: 'json' };
import individuality from '@payload/catalog/locales/en/individuality.json' with { type: 'json' };
import port from '@payload/catalog/locales/en/port.json' with { type: 'json' };
import site from '@payload/catalog/locales/en/site.json' with { type: 'json' };
import { expect, it } from 'vitest';

function* keysOf(texts: object, path = ''): Generator<string> {
  for (const [name, value] of Object.entries(texts)) {
    if (typeof value === 'string' || Array.isArray(value)) yield (path + name).replace(/_(one|other)$/, '');
    else yield* keysOf(value, `${path}${name}.`);
  }
}

it('every text of the site is said somewhere', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true });
  const source = files
    .filter((file) => /\.tsx?$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n');
  const isSaid = (key: string) =>
    source.includes(`'${key}'`) ||
    source.includes(`:${key}'`) ||
    source.includes(`'${key.slice(0, key.lastIndexOf('.'))}', { returnObjects`) ||
    source.includes(`\`${key.slice(0, key.lastIndexOf('.'))}.\${`) ||
    source.includes(`}${key.slice(key.lastIndexOf('.'))}\``);
  expect(
    [...new Set([...keysOf(site), ...keysOf(individuality), ...keysOf(account), ...keysOf(port)])].filter(
      (key) => !isSaid(key),
    ),
  ).toEqual([]);
});
