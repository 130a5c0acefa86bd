import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { languages, products } from '../packages/catalog/src/index.ts';
import { pictureName } from '../packages/catalog/src/picture-name.ts';

/**
 * Makes the small pictures of each model, or of those whose codes are given, once, to be committed, as AVIF and WebP: the
 * cut-out as it stands in a row of files (72 px wide at twice the density), and both pictures as they stand on a card
 * (150 px wide at twice the density).
 */
const thumbnails = [
  { from: 'products', to: 'row', width: 144, avif: 45, webp: 76 },
  { from: 'products', to: 'card/products', width: 300, avif: 50, webp: 78 },
  { from: 'night', to: 'card/night', width: 300, avif: 50, webp: 78 },
] as const;

const min = fileURLToPath(new URL('../apps/site/public/public/min', import.meta.url));
const asked = process.argv.slice(2);
const codes = products
  .map(({ code }) => code)
  .filter((code) => asked.length === 0 || asked.some((one) => one === code));
const names = [...new Set(codes.flatMap((code) => languages.map((language) => pictureName(code, language))))];
await Promise.all(
  thumbnails.flatMap(({ from, to, width, avif, webp }) =>
    names.map(async (name) => {
      const small = sharp(join(min, from, `${name}.webp`)).resize({ width });
      const file = join(min, to, name);
      mkdirSync(dirname(file), { recursive: true });
      await Promise.all([
        small.clone().avif({ quality: avif, effort: 7 }).toFile(`${file}.avif`),
        small.clone().webp({ quality: webp }).toFile(`${file}.webp`),
      ]);
    }),
  ),
);
console.log(`${names.length * thumbnails.length} pictures: apps/site/public/public/min/{row,card}`);
