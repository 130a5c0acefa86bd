import type { Act, QueryWords, SearchData, SearchEntry } from './entry.ts';
import { unitsOf } from './tokens.ts';

/** What a phrase of a query may mean. */
export type Sense =
  | { is: 'entry'; id: number }
  | { is: 'family'; family: string }
  | { is: 'aircraft'; key: string }
  | { is: 'figure'; key: string }
  | { is: 'superlative'; index: number }
  | { is: 'act'; act: Act }
  | { is: 'filler' };

/** Every phrase that means something, without the spaces, hyphens and cases it is written with. */
export interface Dictionary {
  /** What it means; nothing where it is no phrase. Endings of English words do not matter. */
  sensesOf(phrase: string): readonly Sense[];
  /** All phrases. */
  phrases: readonly string[];
  /** A phrase as it is written where it comes from. */
  writtenAs(phrase: string): string;
}

/** A phrase without what does not matter in it. */
export const looseOf = (phrase: string): string =>
  unitsOf(phrase)
    .map(({ text }) => text)
    .join('');

/** The names of a list that are apart by commas. */
export const namesIn = (list: string): string[] =>
  list
    .split(/[,，]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** A word without the endings that English gives it, the longest first; not the word itself. */
export function stemsOf(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return [];
  const found: string[] = [];
  if (word.endsWith('ies')) found.push(`${word.slice(0, -3)}y`);
  for (const ending of ['s', 'es', 'ing', 'ed', 'er'])
    if (word.endsWith(ending) && word.length - ending.length >= 3) found.push(word.slice(0, -ending.length));
  if (word.endsWith('ing')) found.push(`${word.slice(0, -3)}e`);
  return found;
}

/** Other names of an entry: a family's list has those of its family, an aircraft's page those of its aircraft. */
export function wordsOf({ kind, family, aircraft = [], words = '' }: SearchEntry, query: QueryWords): string {
  if (kind === 'page' && family !== undefined)
    return [query.families[family], words].filter(Boolean).join(', ');
  if (kind === 'aircraft') return aircraft.map((key) => `${key}, ${query.aircraft[key] ?? ''}`).join(', ');
  return words;
}

/** What an entry is called: its title behind that of the whole, a name in brackets, its codes, its other names. */
export function namesOf({ title, codes = [] }: SearchEntry, words: string): string[] {
  const [, own = title] = /[:：]\s*(.+)$/.exec(title) ?? [];
  const [, before = own, inside = ''] = /^(.+?)\s*[(（](.+?)[)）]$/.exec(own) ?? [];
  return [own, before, inside, ...codes, ...namesIn(words)];
}

/** Makes the dictionary of a language. */
export function createDictionary({ entries, words, labels }: SearchData): Dictionary {
  const senses = new Map<string, Sense[]>();
  const written = new Map<string, string>();
  const add = (name: string, sense: Sense) => {
    const phrase = looseOf(name);
    if (phrase === '') return;
    const known = senses.get(phrase);
    if (known) known.push(sense);
    else {
      senses.set(phrase, [sense]);
      written.set(phrase, name);
    }
  };
  for (const [family, names] of Object.entries(words.families))
    for (const name of namesIn(names)) add(name, { is: 'family', family });
  for (const [key, names] of Object.entries(words.aircraft))
    for (const name of [key, ...namesIn(names)]) add(name, { is: 'aircraft', key });
  for (const [key, names] of Object.entries(words.figures))
    for (const name of namesIn(names)) add(name, { is: 'figure', key });
  for (const [key, label] of Object.entries(labels)) add(label, { is: 'figure', key });
  for (const [index, { words: names }] of words.superlatives.entries())
    for (const name of namesIn(names)) add(name, { is: 'superlative', index });
  for (const act of ['compare', 'sheet', 'files', 'film'] as const)
    for (const name of namesIn(words.acts[act])) add(name, { is: 'act', act });
  for (const [id, entry] of entries.entries())
    for (const name of new Set(namesOf(entry, wordsOf(entry, words)))) add(name, { is: 'entry', id });
  for (const name of namesIn(words.filler)) if (!senses.has(looseOf(name))) add(name, { is: 'filler' });

  return {
    sensesOf: (phrase) =>
      senses.get(phrase) ??
      stemsOf(phrase)
        .map((stem) => senses.get(stem))
        .find((found) => found !== undefined) ??
      [],
    phrases: [...senses.keys()],
    writtenAs: (phrase) => written.get(phrase) ?? phrase,
  };
}
