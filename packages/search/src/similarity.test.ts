import { describe, expect, it } from 'vitest';
import type { SearchData, SearchEntry, Thesaurus } from './entry.ts';
import { createSearchIndex } from './search-index.ts';
import { noThesaurus } from './thesaurus.ts';

const question = (href: string, title: string, words: string): SearchEntry => ({
  kind: 'question',
  href,
  title,
  detail: '',
  words,
});

const data: SearchData = {
  entries: [
    { kind: 'page', href: '/en/series/lamp', title: 'Lamps', detail: '', family: 'lamp' },
    { kind: 'page', href: '/en/repair', title: 'Repair request', detail: '', words: 'broken' },
    question('/en/faq#dim', 'Why does the lamp dim?', 'flickers, stays dark'),
    question('/en/faq#howl', 'Why does the horn howl?', 'feedback'),
    question('/en/faq#hook', '挂钩为什么打不开？', '卡住'),
  ],
  words: {
    families: { lamp: 'lamp, spotlight' },
    aircraft: {},
    figures: {},
    superlatives: [],
    acts: { compare: 'compare', sheet: 'specs', files: 'manual', film: 'video' },
    filler: 'the, is, my, why, does, 了',
  },
  labels: {},
  columns: {},
  ways: { compare: '/compare/', sheet: '/sheet/', files: '/files/', film: '/film/' },
  pinyin: '',
};
const thesaurus: Thesaurus = {
  ...noThesaurus,
  alike: [
    'lamp, spotlight, light',
    'flicker, blink, on and off',
    'howl, whistle, screech',
    '挂钩, 钩子',
    '打不开, 不松',
  ],
  asked: { '/repair': 'spare parts' },
  families: { lamp: 'torch' },
};
const index = await createSearchIndex(data, thesaurus);
const first = (query: string) => {
  const { answers, results } = index.search(query);
  return answers[0]?.href ?? results[0]?.entry.href;
};

describe('a query in other words', () => {
  it.each([
    ['spotlight blinking', '/en/faq#dim'],
    ['lamp goes on and off', '/en/faq#dim'],
    ['whistling in the horn', '/en/faq#howl'],
    ['钩子不松了', '/en/faq#hook'],
    ['spare part', '/en/repair'],
    ['torches', '/en/series/lamp'],
  ])('%s leads to %s', (query, href) => {
    expect(first(query)).toBe(href);
  });

  it('is not mended into a word of the site where it is one of its own', () => {
    expect(index.search('screech').readAs).toBeNull();
  });

  it('leads to what is named where it names something', () => {
    expect(first('spotlight')).toBe('/en/series/lamp');
  });
});

it('a word of no meaning here finds nothing', () => {
  expect(index.search('qqqq').results).toEqual([]);
});
