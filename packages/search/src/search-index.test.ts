import { describe, expect, it } from 'vitest';
import type { SearchData, SearchEntry } from './entry.ts';
import { createSearchIndex } from './search-index.ts';

const lamp = (code: string, figures: readonly string[], aircraft: readonly string[]): SearchEntry => ({
  kind: 'product',
  href: `/p/${code}`,
  title: `${code} searchlight`,
  detail: '',
  code,
  codes: [code],
  family: 'searchlight',
  figures,
  aircraft,
});

const data: SearchData = {
  entries: [
    lamp('T60', ['8\u2009600\u2009lm', '640\u2009g', '8–12 Hz'], ['M300', 'M350']),
    lamp('T90', ['13\u2009000\u2009lm', '845\u2009g', '8–12 Hz'], ['M350']),
    lamp('T10', ['1\u2009700\u2009lm', '98\u2009g', ''], ['M3E']),
    { kind: 'page', href: '/s/searchlight', title: 'Searchlights', detail: '', family: 'searchlight' },
    { kind: 'page', href: '/repair', title: 'Repair request', detail: '', words: 'repair, broken' },
    { kind: 'aircraft', href: '/load/m350', title: 'Matrice 350 RTK', detail: '', aircraft: ['M350'] },
    { kind: 'policy', href: '/privacy', title: 'Privacy', detail: 'Who sees what you send' },
    { kind: 'document', href: '/api#state', title: 'Cloud API: Privacy of state', detail: '' },
  ],
  words: {
    families: { searchlight: 'searchlight, searchlights, spotlight, 探照灯' },
    aircraft: { M350: 'Matrice 350, M350 RTK', M300: '', M3E: '' },
    figures: { flux: 'brightness, how bright', weight: 'weight, heavy' },
    superlatives: [
      { words: 'brightest', of: ['flux'], isMost: true },
      { words: 'lightest', of: ['weight'], isMost: false },
      { words: 'lowest', of: [], isMost: false },
    ],
    acts: { compare: 'compare, vs', sheet: 'specs', files: 'manual', film: 'video' },
    filler: 'the, of, is, how, for',
  },
  labels: { flux: 'Luminous flux', weight: 'Weight', strobe: 'Strobe' },
  columns: { searchlight: ['flux', 'weight', 'strobe'] },
  ways: { compare: '/compare/', sheet: '/sheet/', files: '/files/', film: '/film/' },
  pinyin: 'deng灯 tan探 zhao照',
};
const index = await createSearchIndex(data);
const hrefs = (query: string) => index.search(query).results.map(({ entry }) => entry.href);
const answers = (query: string) =>
  index
    .search(query)
    .answers.map((answer) => [answer.is, answer.href, 'figure' in answer ? answer.figure : '']);

it.each(['', ' ', '---', '\uFFFD', new URLSearchParams('?q=%E0%A4%T').get('q') ?? ''])(
  'nothing answers “%s”, which has no word that can be read',
  (query) => {
    expect([hrefs(query), answers(query)]).toEqual([[], []]);
  },
);

describe('a figure of a model', () => {
  it.each(['T90 weight', 'weight of the T-90', 'how heavy is T90', 't90 wieght'])(
    '%s is answered',
    (query) => {
      expect(answers(query)).toEqual([['figure', '/sheet/T90', '845\u2009g']]);
    },
  );

  it('is not answered where the model has none', () => {
    expect(answers('T10 strobe')).toEqual([]);
  });
});

describe('a superlative', () => {
  it('ranks the models by the figure it means', () => {
    expect(answers('brightest searchlight').map(([, href]) => href)).toEqual(['/p/T90', '/p/T60', '/p/T10']);
    expect(answers('lightest spotlight')[0]).toEqual(['best', '/p/T10', '98\u2009g']);
  });

  it('ranks by the figure that is named, and passes over what is no single number', () => {
    expect(answers('lowest weight')[0]?.[1]).toBe('/p/T10');
    expect(answers('brightest strobe')[0]?.[1]).toBe('/p/T90');
  });

  it('is about the aircraft it is asked for', () => {
    expect(answers('lightest searchlight for Matrice 350')[0]?.[1]).toBe('/p/T60');
  });
});

describe('what is to be done with models', () => {
  it('compares those of one family in the order in which they were typed', () => {
    expect(answers('compare T90 T60')).toEqual([['compare', '/compare/searchlight?models=T90,T60', '']]);
    expect(answers('compare searchlights')).toEqual([['compare', '/compare/searchlight', '']]);
    expect(answers('compare T90')).toEqual([]);
  });

  it('compares those of several families on the page for all', async () => {
    const voice = { ...lamp('H1T', [], ['M350']), title: 'H1T megaphone', family: 'megaphone' };
    const both = await createSearchIndex({ ...data, entries: [...data.entries, voice] });
    const { answers: found } = both.search('compare T90 H1T');
    expect(found.map(({ href }) => href)).toEqual(['/compare?models=T90,H1T']);
  });

  it('leads to sheets and files, and to a film where there is one', () => {
    expect(answers('T60 specs')).toEqual([['sheet', '/sheet/T60', '']]);
    expect(answers('T60 manual')).toEqual([['files', '/files/T60', '']]);
    expect(answers('T60 video')).toEqual([]);
  });
});

describe('names', () => {
  it('lead to what is called so, whatever it is called', () => {
    expect(hrefs('spotlights')[0]).toBe('/s/searchlight');
    expect(hrefs('matrice350')[0]).toBe('/load/m350');
    expect(hrefs('M350 RTK')[0]).toBe('/load/m350');
  });

  it('lead to models where a family and an aircraft are named', () => {
    expect(hrefs('searchlight for M350 RTK').slice(0, 2).toSorted()).toEqual(['/p/T60', '/p/T90']);
  });

  it('put acts and policies before documents, also where a model is named with them', () => {
    expect(hrefs('privacy')).toEqual(['/privacy', '/api#state']);
    expect(hrefs('T90 repair')[0]).toBe('/repair');
  });
});

describe('a misspelt query', () => {
  it.each([
    ['serchlight', 'searchlight'],
    ['T9O', 'T90'],
    ['探照登', '探照灯'],
    ['tanzhaodeng', '探照灯'],
    ['tzd', '探照灯'],
  ])('%s is read as %s, and says so', (query, readAs) => {
    expect(index.search(query).readAs).toBe(readAs);
    expect(hrefs(query).length).toBeGreaterThan(0);
  });

  it('is left as it is where the index has a word that begins so', () => {
    expect(index.search('repai').readAs).toBeNull();
    expect(hrefs('repai')).toEqual(['/repair']);
  });

  it('of which nothing is found suggests the nearest names', () => {
    expect(index.search('searchlite').suggestions).toEqual(['searchlight']);
    expect(index.search('qqqq').suggestions).toEqual([]);
  });
});
