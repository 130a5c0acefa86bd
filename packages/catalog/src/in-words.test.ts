import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aircraft } from './aircraft.ts';
import { leaves } from './check/texts.ts';
import { withArticle } from './in-words.ts';
import { products } from './products/index.ts';

describe('withArticle', () => {
  it.each([
    'a T90',
    'an H1T',
    'a U30',
    'an S3mini',
    'an LD5',
    'an M30 bracket',
    'an SDKOSDK',
    'a DS16',
    'an AF1',
    'an RTK',
    'an 8 kg load',
    'an 18',
    'an 11',
    'a 4G',
    'a 180',
    'a Matrice 350 class',
    'an EVO Max class',
    'an Autel',
  ])('%s', (said) => {
    expect(withArticle(said.replace(/^an? /, ''))).toBe(said);
  });
});

describe('the English texts', () => {
  const folder = join(import.meta.dirname, 'locales/en');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => leaves(JSON.parse(readFileSync(join(folder, name), 'utf8')), name))
    .filter((leaf): leaf is [path: string, text: string] => typeof leaf[1] === 'string');

  it('leave the article of what is filled in to the value', () => {
    expect(texts.filter(([, text]) => /\ban? \{\{/i.test(text))).toEqual([]);
  });

  it('have each code with its own article', () => {
    const codes = [...products.map(({ code }) => code), ...aircraft.map(({ key }) => key)];
    const wrong = codes.map((code) => {
      const [article, other] = withArticle(code).startsWith('an ') ? ['an', 'a'] : ['a', 'an'];
      return { article, found: new RegExp(`\\b${other} ${code}\\b`, 'i') };
    });
    expect(
      texts.filter(([, text]) => wrong.some(({ found }) => found.test(text))).map(([path]) => path),
    ).toEqual([]);
  });
});
