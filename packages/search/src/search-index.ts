import MiniSearch from 'minisearch';
import type { SearchEntry, SearchKind } from './entry.ts';
import { queryTerms } from './query.ts';
import { loose, tokensOf } from './tokens.ts';

/** An entry that answers, with the words of the index that it answers by. */
export interface SearchResult {
  entry: SearchEntry;
  terms: ReadonlySet<string>;
}

export interface SearchAnswer {
  /** Best first. */
  results: readonly SearchResult[];
  /** Nothing has all words; these have at least half of them. */
  isNear: boolean;
}

export interface SearchIndex {
  search(query: string): SearchAnswer;
}

const noAnswer: SearchAnswer = { results: [], isNear: false };

/** How much a match in a field weighs. */
const boost = { codes: 10, title: 4, words: 3, detail: 1.5, text: 1 };

/** Of two equal matches, the product is meant rather than a section that names it. */
const kindWeight: Record<SearchKind, number> = {
  product: 1.4,
  page: 1.5,
  question: 1.2,
  download: 1,
  document: 0.8,
  industry: 0.8,
};

/** Of a query of several words, entries with at least this share of them are near. */
const nearShare = 0.5;

/** Builds the index over entries, a few at a time, so that what is typed meanwhile is not held up. */
export async function createSearchIndex(entries: readonly SearchEntry[]): Promise<SearchIndex> {
  const vocabulary = new Set<string>();
  const codes = [...new Set(entries.flatMap((entry) => entry.codes ?? []).map(loose))];
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: Object.keys(boost),
    extractField: (entry, field) => {
      if (field === 'codes') return (entry.codes ?? []).join('\n');
      const value: unknown = Reflect.get(entry, field);
      return field === 'id' ? entry.id : typeof value === 'string' ? value : '';
    },
    tokenize: (text, field) =>
      field === 'codes'
        ? text.split('\n').map(loose)
        : tokensOf(text, { last: true }).map(({ term }) => term),
    processTerm: (term) => {
      vocabulary.add(term);
      return term || null;
    },
  });
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: 40 },
  );

  const find = (terms: readonly string[], combineWith: 'AND' | 'OR') =>
    index.search(terms.join(' '), {
      boost,
      combineWith,
      // A long text is as good an answer as a short one: what is longer here is a product with more to say.
      bm25: { k: 1.2, b: 0.2, d: 0.5 },
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      // A pair of Han is whole; a single one and a Latin word may be the beginning of what is meant.
      prefix: (term) => !/^\p{Script=Han}{2}$/u.test(term),
      // Codes and figures that are almost alike are other codes and other figures.
      fuzzy: (term) => (/^\p{Script=Latin}{5,}$/u.test(term) ? 0.2 : false),
      boostDocument: (id) => kindWeight[entries[Number(id)]?.kind ?? 'document'],
    });

  return {
    search: (query) => {
      const terms = queryTerms(query, { has: (term) => vocabulary.has(term), codes });
      if (terms.length === 0) return noAnswer;
      const all = find(terms, 'AND');
      const found =
        all.length > 0
          ? all
          : find(terms, 'OR').filter(
              ({ queryTerms: matched }) => new Set(matched).size / terms.length >= nearShare,
            );
      return {
        results: found.flatMap(({ id, terms: matched }) => {
          const entry = entries[Number(id)];
          return entry ? [{ entry, terms: new Set(matched) }] : [];
        }),
        isNear: all.length === 0 && found.length > 0,
      };
    },
  };
}
