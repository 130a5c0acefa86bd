import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { milestones } from '../about.ts';
import { productCodes, products } from './index.ts';

const root = join(import.meta.dirname, '../../../..');

/**
 * Where a model's pictures lie: 1200 px wide, 600 px wide, its small ones
 * (`npm run thumbnails`), and the one for shared links (`npm run share`).
 */
const filesOf = (code: string) => [
  ...['static/pic', 'public/min'].flatMap((folder) =>
    ['products', 'night'].flatMap((kind) =>
      ['avif', 'webp'].map((ending) => `apps/site/public/${folder}/${kind}/${code}.${ending}`),
    ),
  ),
  ...['row', 'card/products', 'card/night'].flatMap((folder) =>
    ['avif', 'webp'].map((ending) => `apps/site/public/public/min/${folder}/${code}.${ending}`),
  ),
  `apps/site/public/static/pic/share/${code}.jpg`,
];

it('every model has its pictures', () => {
  const missing = productCodes.flatMap(filesOf).filter((file) => !existsSync(join(root, file)));
  expect(missing).toEqual([]);
});

it('every model that is shown on an aircraft has that picture and one of a detail, and no other model has', () => {
  const wanted = products.filter(({ aboard }) => aboard !== null).map(({ code }) => code);
  for (const folder of ['static/pic', 'public/min'])
    for (const kind of ['detail', 'aboard']) {
      const files = readdirSync(join(root, `apps/site/public/${folder}/${kind}`));
      expect(files.toSorted()).toEqual(wanted.flatMap((code) => [`${code}.avif`, `${code}.webp`]).toSorted());
    }
});

it('what hangs from a milestone has its picture', () => {
  const missing = milestones
    .flatMap(({ product }) =>
      ['avif', 'webp'].map((ending) => `apps/site/public/public/min/hung/${product}.${ending}`),
    )
    .filter((file) => !existsSync(join(root, file)));
  expect(missing).toEqual([]);
});
