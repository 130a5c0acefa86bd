import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Where visitors and staff are spoken to in both languages. */
const files = globSync(
  [
    'apps/desk/src/**/*.{ts,tsx}',
    'apps/site/src/{app/frame,features,pages}/**/*.{ts,tsx}',
    'packages/{cloud-api,offline,upgrade,view-models,web}/src/**/*.{ts,tsx}',
    'packages/ui/src/{components,sections}/**/*.{ts,tsx}',
    'packages/api/src/contract/**/*.ts',
    'apps/server/src/{papers,services,delivery}/**/*.ts',
  ],
  { cwd: root },
).filter((file) => !/\.(?:test|stories|css)\.tsx?$/.test(file));

/** A list joined by a Latin mark, in a string or between the elements of a page. */
const latin = /\.join\(['"`][,;:] ['"`]\)|(?<!\w)<[A-Z]\w+>[,;:] \{|\{['"`][,;:] ['"`]\}/;

/** What is read by a program, and by people of one language. */
const machines = [
  'packages/ui/src/components/Carousel/stage.ts',
  'packages/ui/src/components/Picture/addresses.ts',
  // In the server's log.
  'apps/server/src/services/second-factor-keys.ts',
];

it('sets no Latin mark between words of either language: in-words of the catalogue joins them, or a text does', () => {
  const found = files
    .filter((file) => !machines.includes(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (latin.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});
