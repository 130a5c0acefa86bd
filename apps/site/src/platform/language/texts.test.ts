import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import about from '@payload/catalog/locales/en/about.json' with { type: 'json' };
import account from '@payload/catalog/locales/en/account.json' with { type: 'json' };
import answers from '@payload/catalog/locales/en/answers.json' with { type: 'json' };
import contacts from '@payload/catalog/locales/en/contacts.json' with { type: 'json' };
import documents from '@payload/catalog/locales/en/documents.json' with { type: 'json' };
import download from '@payload/catalog/locales/en/download.json' with { type: 'json' };
import help from '@payload/catalog/locales/en/help.json' with { type: 'json' };
import individuality from '@payload/catalog/locales/en/individuality.json' with { type: 'json' };
import offline from '@payload/catalog/locales/en/offline.json' with { type: 'json' };
import port from '@payload/catalog/locales/en/port.json' with { type: 'json' };
import search from '@payload/catalog/locales/en/search.json' with { type: 'json' };
import site from '@payload/catalog/locales/en/site.json' with { type: 'json' };
import solution from '@payload/catalog/locales/en/solution.json' with { type: 'json' };
import video from '@payload/catalog/locales/en/video.json' with { type: 'json' };
import { expect, it } from 'vitest';

function* keysOf(texts: object, path = ''): Generator<string> {
  for (const [name, value] of Object.entries(texts)) {
    if (typeof value === 'string' || Array.isArray(value)) yield (path + name).replace(/_(one|other)$/, '');
    else yield* keysOf(value, `${path}${name}.`);
  }
}

it('every text of the site is said somewhere', () => {
  const files = readdirSync(join(import.meta.dirname, '../..'), { recursive: true, withFileTypes: true });
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
    [
      ...new Set([
        ...keysOf(site),
        ...keysOf(individuality),
        ...keysOf(account),
        ...keysOf(answers),
        ...keysOf(contacts),
        ...keysOf(documents),
        ...keysOf(download),
        ...keysOf(help),
        ...keysOf(offline),
        ...keysOf(port),
        ...keysOf(search),
        ...keysOf(about),
        ...keysOf(solution),
        ...keysOf(video),
      ]),
    ].filter((key) => !isSaid(key)),
  ).toEqual([]);
});
