import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { products } from '../packages/catalog/src/index.ts';

/**
 * Makes the smallest picture of each model, or of those whose codes are given, once, to be committed: the cut-out as it
 * stands in a row of files, 72 px wide at twice the density, as AVIF and WebP.
 */
const min = fileURLToPath(new URL('../apps/site/public/public/min', import.meta.url));
const asked = process.argv.slice(2);
const codes = products
  .map(({ code }) => code)
  .filter((code) => asked.length === 0 || asked.some((one) => one === code));
mkdirSync(join(min, 'row'), { recursive: true });
await Promise.all(
  codes.map(async (code) => {
    const small = sharp(join(min, 'products', `${code}.webp`)).resize({ width: 144 });
    await Promise.all([
      small
        .clone()
        .avif({ quality: 45, effort: 7 })
        .toFile(join(min, 'row', `${code}.avif`)),
      small
        .clone()
        .webp({ quality: 76 })
        .toFile(join(min, 'row', `${code}.webp`)),
    ]);
  }),
);
console.log(`${codes.length} pictures: ${join('apps/site/public/public/min', 'row')}`);
