import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { milestones } from '../about.ts';
import { languages } from '../language.ts';
import { pictureName } from '../picture-name.ts';
import { productCodes, products } from './index.ts';

const pictures = join(import.meta.dirname, '../../../../apps/site/public');

const inBothFormats = (file: string) => [`${file}.avif`, `${file}.webp`];

const namesOf = (code: string) => [...new Set(languages.map((language) => pictureName(code, language)))];

/**
 * Where a model's pictures lie: 1200 px wide, 600 px wide, its smaller ones
 * (`npm run thumbnails`), and the one for shared links (`npm run share`).
 */
const filesOf = (code: string) => [
  ...namesOf(code).flatMap((name) =>
    [
      ...['static/pic', 'public/min'].flatMap((folder) =>
        ['products', 'night'].map((kind) => `${folder}/${kind}/${name}`),
      ),
      ...['row', 'card/products', 'card/night'].map((folder) => `public/min/${folder}/${name}`),
      `static/pic/night-840/${name}`,
    ].flatMap(inBothFormats),
  ),
  `static/pic/share/${code}.jpg`,
];

it('every model has its pictures', () => {
  const missing = productCodes.flatMap(filesOf).filter((file) => !existsSync(join(pictures, file)));
  expect(missing).toEqual([]);
});

it('every model that is shown on an aircraft has that picture, one of a detail and a large one, and no other has', () => {
  const codes = products.filter(({ aboard }) => aboard !== null).map(({ code }) => code);
  const folders = ['static/pic', 'public/min'].flatMap((folder) => [`${folder}/detail`, `${folder}/aboard`]);
  for (const [folder, names] of [
    ...folders.map((each) => [each, codes] as const),
    ['static/pic/night-2400', codes.flatMap(namesOf)] as const,
  ]) {
    const files = readdirSync(join(pictures, folder));
    expect(files.toSorted()).toEqual(names.flatMap(inBothFormats).toSorted());
  }
});

it('what hangs from a milestone has its picture', () => {
  const missing = milestones
    .flatMap(({ product }) => inBothFormats(`public/min/hung/${product}`))
    .filter((file) => !existsSync(join(pictures, file)));
  expect(missing).toEqual([]);
});
