import type { Language } from '@payload/catalog';
import { noAnswer, type SearchAnswer, type SearchEntry } from '@payload/search';
import { SearchResults } from '@payload/ui/SearchResults';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18nOf, prepareTexts } from '../language/i18n.ts';
import { useResultGroups } from './useResultGroups.ts';

const lamp: SearchEntry = {
  kind: 'product',
  href: '/en/details/product/T90',
  title: 'T90 searchlight',
  detail: 'Aims with the camera',
  code: 'T90',
};
const list: SearchEntry = { kind: 'page', href: '/en/series/searchlight', title: 'Searchlights', detail: '' };

function Groups({ query, answer, language }: { query: string; answer: SearchAnswer; language: Language }) {
  return <SearchResults groups={useResultGroups(query, answer, language, 5)} />;
}

/** Headings and rows as text, from the top. */
function rows(answer: Partial<SearchAnswer>, language: Language = 'en', query = 'T90'): string[] {
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={i18nOf(language)}>
      <Groups query={query} answer={{ ...noAnswer, ...answer }} language={language} />
    </I18nextProvider>,
  );
  return [...markup.matchAll(/<h2.*?<\/h2>|<a .*?<\/a>/gs)].map(([element]) =>
    element
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

beforeAll(async () => {
  await prepareTexts('en', ['search']);
  await prepareTexts('cn', ['search']);
});

describe('what a query is answered with', () => {
  it('is a figure before every result, with the model it is of', () => {
    const answer: Partial<SearchAnswer> = {
      answers: [
        { is: 'figure', href: '/en/details/parameter/T90', entry: lamp, label: 'Weight', figure: '845 g' },
      ],
      results: [{ entry: lamp, terms: new Set() }],
    };
    expect(rows(answer)).toEqual([
      'Answers 1',
      'T90 Weight T90 searchlight 845 g',
      'Products 1',
      'T90 Searchlight Aims with the camera',
    ]);
  });

  it('is the place of a model among those that have a figure', () => {
    const best = { is: 'best', href: lamp.href, entry: lamp, label: 'Flux', figure: '13 000 lm' } as const;
    const answers = [{ ...best, isMost: true, place: 2, count: 10 }];
    expect(rows({ answers })[1]).toBe('T90 T90 searchlight Flux: no. 2 of 10, highest first 13 000 lm');
    expect(rows({ answers }, 'cn')[1]).toContain('共 10 款，从高到低第 2');
  });

  it('says within which limits a model is the best', () => {
    const limit = {
      measure: 'mass',
      value: 300,
      bound: 'most',
      isStrict: true,
      text: '300 g',
      start: 0,
      end: 0,
      keys: [],
    } as const;
    const range = { family: list, aircraft: [], limits: [limit] };
    const best = {
      is: 'best',
      href: lamp.href,
      entry: lamp,
      label: 'Flux',
      figure: '5 200 lm',
      isMost: true,
      range,
    } as const;
    expect(rows({ answers: [{ ...best, place: 1, count: 4 }] })[1]).toContain(
      'Flux: the highest of 4 searchlights under 300 g',
    );
    expect(rows({ answers: [{ ...best, place: 1, count: 1 }] })[1]).toContain(
      'The only one of the searchlights under 300 g',
    );
    expect(rows({ answers: [{ ...best, place: 2, count: 4 }] })[1]).toContain('no. 2 of 4');
    const aircraft: SearchEntry = { kind: 'aircraft', href: '/', title: 'Matrice 30', detail: '' };
    const none = { is: 'none', href: lamp.href, entry: lamp, figure: '845 g', limit } as const;
    const narrow = { ...range, family: { ...list, title: '探照灯' }, aircraft: [aircraft] };
    expect(rows({ answers: [{ ...none, range: narrow }] }, 'cn')[1]).toBe(
      '没有适配 Matrice 30、低于300 g的探照灯 没有低于300 g的，最接近的是 T90，845 g',
    );
  });

  it('says what a model gives at a distance, and how that is understood', () => {
    const at = {
      is: 'at',
      href: lamp.href,
      entry: lamp,
      gives: 'level',
      metres: 200,
      figure: '66.2 dB',
      verdict: 'understood',
    } as const;
    expect(rows({ answers: [at] })[1]).toMatch(
      /Level at 200.m T90 searchlight: an order is understood .* 66.2 dB/,
    );
    expect(rows({ answers: [{ ...at, gives: 'light' }] }, 'cn')[1]).toMatch(/200.m 处的照度/);
  });

  it('is a comparison of the models, or of all of a family', () => {
    const compare = { is: 'compare', href: '/en/compare/searchlight', family: list } as const;
    expect(rows({ answers: [{ ...compare, codes: ['T90', 'T60'] }] })[1]).toContain('Compare T90, T60');
    expect(rows({ answers: [{ ...compare, codes: ['T90', 'T60'] }] }, 'cn')[1]).toContain('对比 T90、T60');
    expect(rows({ answers: [{ ...compare, codes: [] }] })[1]).toContain('Compare Searchlights');
  });

  it.each([
    ['sheet', 'Parameters'],
    ['files', 'Downloads'],
    ['film', 'Film'],
  ] as const)('is the %s of a model', (is, title) => {
    expect(rows({ answers: [{ is, href: '/en/', entry: lamp }] })[1]).toContain(
      `T90 ${title} T90 searchlight`,
    );
  });

  it('is the way to a device before all else where a serial number is typed', () => {
    const results = [{ entry: list, terms: new Set<string>() }];
    expect(rows({ results }, 'en', 'T90-24-01877')[1]).toContain('T90-24-01877');
  });
});
