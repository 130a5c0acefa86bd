import { languages } from '@payload/catalog';
import cn from '@payload/catalog/thesaurus/cn.json' with { type: 'json' };
import en from '@payload/catalog/thesaurus/en.json' with { type: 'json' };
import { namesIn } from '@payload/search';
import { describe, expect, it } from 'vitest';
import { searchData } from './entries.ts';

const thesauri = { en, cn };

describe.each(languages)('the thesaurus, %s', (language) => {
  const { alike, asked, families, aircraft, figures } = thesauri[language];
  const { entries, words, labels } = searchData(language);

  it('adds to entries, families, aircraft and figures that are there', () => {
    const hrefs = new Set(entries.map(({ href }) => href.replace(/^\/\w+/, '')));
    expect(Object.keys(asked).filter((path) => !hrefs.has(path))).toEqual([]);
    expect(Object.keys(words.families)).toEqual(expect.arrayContaining(Object.keys(families)));
    expect(Object.keys(words.aircraft)).toEqual(expect.arrayContaining(Object.keys(aircraft)));
    expect(Object.keys(labels)).toEqual(expect.arrayContaining(Object.keys(figures)));
  });

  it('gives a word one meaning', () => {
    const known = alike.flatMap(namesIn);
    expect(known.filter((word, place) => known.indexOf(word) !== place)).toEqual([]);
  });
});
