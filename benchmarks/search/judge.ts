import { readFileSync } from 'node:fs';
import cn from '../../packages/catalog/src/thesaurus/thesaurus-cn.json' with { type: 'json' };
import en from '../../packages/catalog/src/thesaurus/thesaurus-en.json' with { type: 'json' };
import {
  groupsOf,
  type SearchAnswer,
  type SearchIndex,
  type Thesaurus,
} from '../../packages/search/src/index.ts';
import { looksLikeSerial } from '../../packages/web/src/search/looks-like-serial.ts';

/** A query that visitors ask, and what answers it. */
export interface Query {
  kind: string;
  query: string;
  /**
   * Any of them answers: an address behind the language, `/policy/care*` for all that begin so, or a figure of a model
   * as `T90=845 g`, its thousands together.
   */
  wanted: readonly string[];
}

/** How a query was answered. */
export interface Verdict extends Query {
  /** Where what answers it stands, from 1; null where it does not. */
  rank: number | null;
  /** What came first, as it is wanted. */
  came: readonly string[];
}

/** What visitors of a language say besides the words of the site. */
export const thesaurusOf = (language: 'en' | 'cn'): Thesaurus => ({ en, cn })[language];

/** The queries of a language, from `queries.{language}.json`. */
export function queriesIn(language: 'en' | 'cn'): Query[] {
  const file = new URL(`queries.${language}.json`, import.meta.url);
  const kinds: Record<string, readonly (readonly [string, ...string[]])[]> = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return Object.entries(kinds).flatMap(([kind, queries]) =>
    queries.map(([query, ...wanted]) => ({ kind, query, wanted })),
  );
}

/** How many of each kind the dialog shows. */
const shown = 5;

const plainFigure = (text: string) =>
  text.replaceAll(/[\u2009\u2060](?=\d{3})/g, '').replaceAll(/[\u2009\u2060]/g, ' ');

const isFigure = (wanted: string) => !wanted.startsWith('/');

const isMet = (wanted: string, row: string) =>
  wanted.endsWith('*') ? row.startsWith(wanted.slice(0, -1)) : row === wanted;

const behindLanguage = (href: string) => href.replace(/^\/(?:en|cn)/, '');

/** Rows as the dialog shows them, from the top, each by its address and, where it is one, its figure. */
function rowsOf(query: string, { answers, results }: SearchAnswer): string[][] {
  const device = looksLikeSerial(query) ? [[`/device?serial=${encodeURIComponent(query.trim())}`]] : [];
  return [
    ...device,
    ...answers.map((answer) => [
      behindLanguage(answer.href),
      ...(answer.is === 'figure' || answer.is === 'at'
        ? [`${answer.entry.code ?? ''}=${plainFigure(answer.figure)}`]
        : []),
    ]),
    ...groupsOf(results, shown).flatMap((group) =>
      group.results.map(({ entry }) => [behindLanguage(entry.href)]),
    ),
  ];
}

/** Asks an index all queries. */
export function judge(queries: readonly Query[], index: SearchIndex): Verdict[] {
  return queries.map((query) => {
    const rows = rowsOf(query.query, index.search(query.query));
    const place = rows.findIndex((row) =>
      row.some((one) => query.wanted.some((wanted) => isMet(wanted, one))),
    );
    const needsFigure = query.wanted.every(isFigure);
    return {
      ...query,
      rank: place < 0 ? null : place + 1,
      came: rows.slice(0, 3).map((row) => (needsFigure ? row.at(-1) : row[0]) ?? ''),
    };
  });
}

/** The mean of 1/rank, nothing where a query is not answered. */
export const meanReciprocalRank = (verdicts: readonly Verdict[]): number =>
  verdicts.reduce((sum, { rank }) => sum + (rank === null ? 0 : 1 / rank), 0) / verdicts.length;

/** The share that is answered in the first three rows. */
export const answeredInThree = (verdicts: readonly Verdict[]): number =>
  verdicts.filter(({ rank }) => rank !== null && rank <= 3).length / verdicts.length;
