import { describe, expect, it } from 'vitest';
import type { DistanceLaws } from './distance.ts';
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
    aircraft: { M350: 'Matrice 350, M350 RTK, m350rtk', M300: '', M3E: '' },
    figures: { luminous_flux_lm: 'brightness, how bright', weight_g: 'weight, heavy' },
    superlatives: [
      { words: 'brightest', of: ['luminous_flux_lm'], isMost: true },
      { words: 'lightest', of: ['weight_g'], isMost: false },
      { words: 'lowest', of: [], isMost: false },
    ],
    acts: { compare: 'compare, vs', sheet: 'specs', files: 'manual', film: 'video' },
    filler: 'the, of, is, how, for',
  },
  labels: { luminous_flux_lm: 'Luminous flux', weight_g: 'Weight', strobe: 'Strobe' },
  columns: { searchlight: ['luminous_flux_lm', 'weight_g', 'strobe'] },
  ways: { compare: '/compare/', sheet: '/sheet/', files: '/files/', film: '/film/' },
  pinyin: 'deng灯 tan探 zhao照',
};
const index = await createSearchIndex(data);
const hrefs = (query: string) => index.search(query).results.map(({ entry }) => entry.href);
const shown = (query: string) => hrefs(query).filter((href) => href.startsWith('/p/'));
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

describe('limits', () => {
  it.each([
    ['brightest searchlight under 700 g', ['/p/T60', '/p/T10'], ['/p/T60', '/p/T10']],
    ['searchlight of at least 8000 lm', ['/p/T90', '/p/T60'], ['/p/T90', '/p/T60']],
    ['700克以内的探照灯', ['/p/T60', '/p/T10'], ['/p/T60', '/p/T10']],
    ['lightest searchlight over 500 g for M350 RTK', ['/p/T60', '/p/T90'], ['/p/T60', '/p/T90']],
    ['searchlight for M3E', [], ['/p/T10']],
  ])('%s leaves only what is within them', (query, best, results) => {
    expect(answers(query).map(([, href]) => href)).toEqual(best);
    expect(shown(query)).toEqual(results);
  });

  it('say which one rules out all, and what comes nearest', () => {
    const [none] = index.search('searchlight for M350 under 400 g').answers;
    expect(none).toMatchObject({
      is: 'none',
      href: '/p/T60',
      figure: '640\u2009g',
      limit: { text: '400 g' },
    });
    expect(shown('searchlight for M350 under 400 g')).toEqual([]);
  });

  it('name the aircraft they are about, however often that is called so', () => {
    const [best] = index.search('searchlight under 700 g for M350 RTK').answers;
    expect(best).toMatchObject({ is: 'best', href: '/p/T60', range: { aircraft: [{ href: '/load/m350' }] } });
  });

  it('hold where a word ranks by what no model has', () => {
    expect(answers('lowest strobe searchlight under 700 g').map(([, href]) => href)).toEqual([
      '/p/T60',
      '/p/T10',
    ]);
  });
});

describe('a number with a unit', () => {
  it('is no name', () => {
    expect(hrefs('350 m')).toEqual([]);
    expect(hrefs('matrice 350')[0]).toBe('/load/m350');
  });

  it('beside a model is the distance that its figure is asked at', async () => {
    const laws: DistanceLaws = {
      searchlight: [
        {
          gives: 'light',
          keys: ['luminous_flux_lm'],
          at: (figure, metres) => ({ figure: `${(figure('luminous_flux_lm') ?? 0) / metres} lx` }),
          shown: { nearest: 10, farthest: 300 },
        },
      ],
    };
    const measuring = await createSearchIndex(data, undefined, laws);
    const at = (query: string) =>
      measuring.search(query).answers.map(({ href, ...one }) => [href, 'figure' in one ? one.figure : '']);
    expect(at('how bright is T90 at 100 m')).toEqual([['/p/T90?at=100', '130 lx']]);
    expect(at('T90 1 km')).toEqual([['/p/T90', '13 lx']]);
    expect(at('T90 weight 100 m')).toEqual([['/sheet/T90', '845\u2009g']]);
  });
});

describe('a family and no more', () => {
  it('leads to its list, and shows its models before all else', () => {
    expect(answers('spotlight')[0]).toEqual(['family', '/s/searchlight', '']);
    expect(hrefs('spotlight').slice(0, 3)).toEqual(['/p/T90', '/p/T60', '/p/T10']);
    expect(hrefs('spotlight')).not.toContain('/s/searchlight');
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
    expect(answers('spotlights')).toEqual([['family', '/s/searchlight', '']]);
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
