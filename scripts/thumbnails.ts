import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { languages, products } from '../packages/catalog/src/index.ts';
import { pictureName } from '../packages/catalog/src/picture-name.ts';

/**
 * Makes the smaller pictures of each model, or of those whose codes are given, once, to be committed, as AVIF and WebP: the
 * cut-out as it stands in a row of files (72 px wide at twice the density), both pictures as they stand on a card (150 px wide
 * at twice the density), and a slide of a carousel on a phone of twice the density (up to 420 px). Each from the first that there is.
 */
const thumbnails = [
  { from: ['public/min/products'], to: 'public/min/row', width: 144, avif: 45, webp: 76 },
  { from: ['public/min/products'], to: 'public/min/card/products', width: 300, avif: 50, webp: 78 },
  { from: ['public/min/night'], to: 'public/min/card/night', width: 300, avif: 50, webp: 78 },
  {
    from: ['static/pic/night-2400', 'static/pic/night'],
    to: 'static/pic/night-840',
    width: 840,
    avif: 54,
    webp: 78,
  },
] as const;

const pictures = fileURLToPath(new URL('../apps/site/public', import.meta.url));
const asked = process.argv.slice(2);
const codes = products
  .map(({ code }) => code)
  .filter((code) => asked.length === 0 || asked.some((one) => one === code));
const names = [...new Set(codes.flatMap((code) => languages.map((language) => pictureName(code, language))))];
await Promise.all(
  thumbnails.flatMap(({ from, to, width, avif, webp }) =>
    names.map(async (name) => {
      const sources = from.map((folder) => join(pictures, folder, `${name}.webp`));
      const source = sources.find((each) => existsSync(each));
      if (source === undefined) throw new Error(`There is no picture of ${name} in ${from.join(' or ')}.`);
      const small = sharp(source).resize({ width });
      const file = join(pictures, to, name);
      mkdirSync(dirname(file), { recursive: true });
      await Promise.all([
        small.clone().avif({ quality: avif, effort: 7 }).toFile(`${file}.avif`),
        small.clone().webp({ quality: webp }).toFile(`${file}.webp`),
      ]);
    }),
  ),
);
console.log(`${names.length * thumbnails.length} pictures: ${thumbnails.map(({ to }) => to).join(', ')}`);
