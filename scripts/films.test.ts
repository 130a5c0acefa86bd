import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filmStems, findFilm, isSpokenOf, languages, products } from '../packages/catalog/src/index.ts';
import { captionFiles } from './films/captions.ts';

const site = join(import.meta.dirname, '../apps/site/public');
const filmed = products.filter(({ video }) => video !== null);

describe('the films', () => {
  it('are there for every model whose entry names one, and no file besides', () => {
    const named = filmed.flatMap((product) => [
      ...['avif', 'en.vtt', 'webp', 'zh.vtt'].map((ending) => `${product.code}.${ending}`),
      ...filmStems(product).flatMap((stem) => [`${stem}.mp4`, `${stem}.webm`]),
    ]);
    expect(readdirSync(join(site, 'static/video')).toSorted()).toEqual(named.toSorted());
  });

  it.each(filmed)('of $code has the files, the sizes, the sound and the poster it names', (product) => {
    for (const language of languages) {
      const film = findFilm(product.video, language);
      if (!film) throw new Error(`The catalogue knows no film ${product.video}.`);
      for (const { address, size } of film.files) expect(statSync(join(site, address)).size).toBe(size);
      expect(film.files.every(({ size }) => size < 700_000)).toBe(true);
      expect(film.isSpoken).toBe(isSpokenOf(product));
      expect(existsSync(join(site, film.poster))).toBe(true);
    }
  });

  it.each(filmed)('of $code has the captions its texts make', ({ code }) => {
    for (const { name, text } of captionFiles(code)) {
      expect(readFileSync(join(site, 'static/video', name), 'utf8')).toBe(text);
    }
  });
});
