import MiniSearch from 'minisearch';
import { answersTo, type DirectAnswer } from './answers.ts';
import { type AskedQuery, askedOf } from './asked.ts';
import { createDictionary, type Dictionary, type Sense, wordsOf } from './dictionary.ts';
import type { DistanceLaws } from './distance.ts';
import type { SearchData, SearchEntry, SearchKind, Thesaurus } from './entry.ts';
import { isListOf } from './models.ts';
import { describing, namedShares } from './naming.ts';
import { namesByPinyin } from './pinyin.ts';
import { contentOf, termsOf } from './query.ts';
import { inOrder } from './ranking.ts';
import { createLikeness } from './similarity.ts';
import { nearest } from './spelling.ts';
import { noThesaurus, withThesaurus } from './thesaurus.ts';
import { loose, tokensOf, type Unit, unitsOf } from './tokens.ts';

/** An entry that answers, with the words of the query that it answers by. */
export interface SearchResult {
  entry: SearchEntry;
  terms: ReadonlySet<string>;
}

export interface SearchAnswer {
  /** What is answered before any result: figures, the best models, comparisons. */
  answers: readonly DirectAnswer[];
  /** Best first. */
  results: readonly SearchResult[];
  /** Nothing has all words; these have at least half of them. */
  isNear: boolean;
  /** How the query was understood, where it is misspelt or in pinyin. */
  readAs: string | null;
  /** Where nothing was found: names that are nearest to what was typed. */
  suggestions: readonly string[];
}

export interface SearchIndex {
  search(query: string): SearchAnswer;
}

/** What answers an empty query. */
export const noAnswer: SearchAnswer = {
  answers: [],
  results: [],
  isNear: false,
  readAs: null,
  suggestions: [],
};

/** How much a match in a field weighs. */
const boost = { codes: 10, title: 4, words: 3, detail: 1.5, text: 1 };

/** Of two equal matches, the product is meant rather than a section that names it. */
const kindWeight: Record<SearchKind, number> = {
  product: 1.4,
  page: 1.5,
  aircraft: 1.3,
  question: 1.2,
  policy: 1.1,
  industry: 1,
  download: 1,
  document: 0.6,
};

/** Of a query of several words, entries with at least this share of them are near. */
const nearShare = 0.5;

/** An entry is a result that has all words of the query, or of whose names at least this share of the query is one. */
const namedShare = 0.3;

/** How much more an entry weighs that the whole query names. */
const namedWeight = 8;

/** How much of a name it is to be alike. */
const alikeWeight = 0.8;

/** What an entry weighs that has none of the words, only their meaning. */
const leastScore = 4;

/** How many names are suggested where nothing was found. */
const suggested = 4;

type Field = keyof typeof boost;

/** What stands in a field of an entry, the words of its family and the figures of a product among it. */
function fieldOf(entry: SearchEntry, field: Field, { words, labels, columns }: SearchData): string {
  switch (field) {
    case 'codes':
      return (entry.codes ?? []).join('\n');
    case 'words': {
      const family = entry.family === undefined ? '' : (words.families[entry.family] ?? '');
      return [wordsOf(entry, words), family, ...(entry.aircraft ?? [])].join(' ');
    }
    case 'text': {
      const keys = columns[entry.family ?? ''] ?? [];
      const rows = (entry.figures ?? []).map((figure, place) => {
        const key = keys[place] ?? '';
        return figure && [labels[key], words.figures[key], figure].join(' ');
      });
      return [entry.text, ...rows].join('\n');
    }
    default:
      return entry[field];
  }
}

/** Builds the index of a language, a few entries at a time, so that what is typed meanwhile is not held up. */
export async function createSearchIndex(
  source: SearchData,
  thesaurus: Thesaurus = noThesaurus,
  laws: DistanceLaws = {},
): Promise<SearchIndex> {
  const data = withThesaurus(source, thesaurus);
  const { entries } = data;
  const vocabulary = new Set<string>();
  const codes = [...new Set(entries.flatMap((entry) => entry.codes ?? []).map(loose))];
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: Object.keys(boost),
    extractField: (entry, field) =>
      field === 'id' ? entry.id : isField(field) ? fieldOf(entry, field, source) : '',
    tokenize: (text, field) =>
      field === 'codes'
        ? text.split('\n').map(loose)
        : tokensOf(text, { last: true }).map(({ term }) => term),
    processTerm: (term) => {
      vocabulary.add(term);
      return term || null;
    },
  });
  // What visitors say besides makes no text longer: a long text weighs less.
  await index.addAllAsync(
    source.entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: 40 },
  );
  const dictionary = createDictionary(data);
  const pinyin = namesByPinyin(dictionary.phrases, data.pinyin);
  const similarity = createLikeness(data, thesaurus.alike, vocabulary);
  // A word that is only alike to one of the index is spelt as it should be, too.
  const spellings = new Set(vocabulary);
  const besides = [...thesaurus.alike, ...Object.values(thesaurus.asked)].join('\n');
  for (const { term } of tokensOf(besides, { last: true })) spellings.add(term);

  const isAll = (senses: readonly Sense[], kind: SearchKind) =>
    senses.length > 0 && senses.every((sense) => sense.is === 'entry' && entries[sense.id]?.kind === kind);

  const find = (terms: readonly string[], whole: ReadonlySet<string>) =>
    index.search(terms.join(' '), {
      boost,
      combineWith: 'OR',
      // A long text is as good an answer as a short one: what is longer here is a product with more to say.
      bm25: { k: 1.2, b: 0.2, d: 0.5 },
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      // A pair of Han, a figure and its unit are whole; a single one and a Latin word may be the beginning of what is meant.
      prefix: (term) => !whole.has(term) && !/^(?:\p{Script=Han}{2}|\d+)$/u.test(term),
    });

  return {
    search: (query) => {
      // What was broken in its address is no word that anybody meant, and its rest neither.
      if (query.includes('\uFFFD') || unitsOf(query).length === 0) return noAnswer;
      const asked = askedOf(query, { dictionary, pinyin, vocabulary: spellings, codes }, data);
      const { units, segments, readAs, named, figures } = asked;
      const isOfModel = [named.models, named.superlatives, named.aircraft].some(({ length }) => length > 0);
      const content = contentOf(segments, isOfModel);
      const terms = [...termsOf(content, { dictionary, vocabulary, codes }), ...figures];
      const share = namedShares(content, asked, data);
      // Who names a model, a family or a file does not mean the list of all files.
      const isOfFile =
        named.models.length + named.families.length > 0 ||
        content.some(({ senses }) => isAll(senses, 'download'));
      // Who names the interface means its documents; a model's code is the name of the model's as well.
      const isOfInterface = content.some(({ senses }) => isAll(senses, 'document'));
      const alike = similarity(describing(segments, entries));
      // Who says no more than what a thing is called wants to see such things.
      const order = asked.isFamily || isChosen(asked) ? inOrder(named, asked.limits, asked.left, data) : [];
      const places = new Map<SearchEntry, number>(order.map((model, place) => [model, place]));
      const placeOf = ({ entry }: { entry: SearchEntry }) => places.get(entry) ?? order.length;
      const byTerms = find(terms, new Set(figures));
      const isFound = new Set(byTerms.map(({ id }) => Number(id)));
      const isLeft = new Set<SearchEntry>(asked.left.models);
      const leftIds = entries.flatMap((entry, id) => (isLeft.has(entry) ? [id] : []));
      const byMeaning = [...new Set([...alike.keys(), ...(isChosen(asked) ? leftIds : [])])]
        .filter((id) => !isFound.has(id))
        .map((id) => ({ id, score: 0, match: noMatch, queryTerms: [] }));
      const found = [...byTerms, ...byMeaning]
        .flatMap(({ id, score, match, queryTerms }) => {
          const entry = entries[Number(id)];
          if (!entry || (isChosen(asked) && entry.kind === 'product' && !isLeft.has(entry))) return [];
          const matched = new Set(
            queryTerms.filter((term) => !figures.includes(term) || isSaid(match[term])),
          );
          const covered = terms.length === 0 ? 0 : matched.size / terms.length;
          const naming =
            isOfFile && isList(entry)
              ? 0
              : Math.max(share(Number(id)), alikeWeight * (alike.get(Number(id)) ?? 0));
          // How often a word stands somewhere tells little beside whether all words do, and whether they are its name.
          const weight =
            Math.sqrt(score + leastScore) *
            Math.max(covered, naming) ** 2 *
            (isOfInterface && entry.kind === 'document' ? kindWeight.page : kindWeight[entry.kind]) *
            (1 + namedWeight * naming ** 2);
          return [{ entry, covered, naming, weight, terms: matched }];
        })
        .toSorted((a, b) => placeOf(a) - placeOf(b) || b.weight - a.weight);
      const isModel = (entry: SearchEntry) => named.models.some(({ href }) => href === entry.href);
      const whole = found.filter(
        ({ entry, covered, naming }) => covered === 1 || naming >= namedShare || isModel(entry),
      );
      const near = found.filter(({ covered }) => covered >= nearShare);
      const results =
        [whole, near].find(({ length }) => length > 0) ?? found.filter(({ naming }) => naming > 0);
      const answers = answersTo(asked, data, laws);
      return {
        answers,
        results: results
          .filter(({ entry }) => !(asked.isFamily && isListOf(entry, named.families)))
          .map(({ entry, terms: matched }) => ({ entry, terms: matched })),
        isNear: results.length > 0 && !results.some(({ covered, naming }) => covered === 1 || naming === 1),
        readAs: results.length + answers.length > 0 ? readAs : null,
        suggestions: results.length + answers.length > 0 ? [] : namesNear(units, dictionary, pinyin),
      };
    },
  };
}

/** Whether a query leaves some models and rules out the others: those within limits, those of a family on an aircraft. */
const isChosen = ({ named, limits }: Pick<AskedQuery, 'named' | 'limits'>) =>
  named.models.length === 0 &&
  (limits.length > 0 || (named.families.length > 0 && named.aircraft.length > 0));

const noMatch: Readonly<Record<string, string[]>> = {};

/** Whether one of these fields says a figure, and does not only have it in a name. */
const isSaid = (fields: readonly string[] = []) => fields.includes('text') || fields.includes('detail');

/** A list of files. */
const isList = ({ kind, href }: SearchEntry) => kind === 'page' && href.includes('/download/');

const isField = (name: string): name is Field => name in boost;

/** Names that are nearest to words of which nothing was found, as they are written. */
function namesNear(
  units: readonly Unit[],
  dictionary: Dictionary,
  pinyin: ReadonlyMap<string, string>,
): string[] {
  const typed = units.map(({ text }) => text);
  const words = [typed.join(''), ...typed].filter((word) => word.length > 2);
  const near = words.flatMap((word) => {
    const most = Math.min(3, Math.ceil(word.length / 2.5));
    return [
      ...dictionary.phrases.filter((phrase) => phrase.length > 2 && word.includes(phrase)),
      ...nearest(word, dictionary.phrases, most),
      ...(word.length > 4 ? nearest(word, pinyin.keys(), 1) : []).map((one) => pinyin.get(one) ?? one),
    ];
  });
  // One and many of a thing are one suggestion.
  const alike = new Map(
    near
      .map((phrase) => dictionary.writtenAs(phrase))
      .toReversed()
      .map((name) => [name.toLowerCase().replace(/s$/, ''), name]),
  );
  return [...alike.values()].toReversed().slice(0, suggested);
}
