import { namesIn, namesOf, wordsOf } from './dictionary.ts';
import type { SearchData, SearchEntry } from './entry.ts';
import { stemOf } from './stem.ts';
import { type Unit, unitsOf } from './tokens.ts';

/** What a text says, each with how much it tells: a concept and an English word 1, Han by pairs and single ones less. */
type Sayings = ReadonlyMap<string, number>;

/** How alike a query and what an entry is called are, from 0 to 1, by the place of the entry. */
export type Likeness = (units: readonly Unit[]) => ReadonlyMap<number, number>;

/** The most pieces that a word of the thesaurus is looked for in. */
const longest = 6;

/** What a pair of Han and a single one tell beside a word. */
const pairWeight = 0.6;
const singleWeight = 0.25;

/** What a word that nothing has counts, beside one that a single entry has: it may be said only to be polite. */
const unknownShare = 0.35;

/** How much a name weighs less for what it says besides. */
const restPower = 0.35;

/** How much of a query its words in several names of an entry come to, beside its words in one. */
const spreadShare = 0.85;

/** Pages and texts can be alike; a model and its files are looked for by what they are called. */
const isAlike = ({ kind }: SearchEntry) => kind !== 'product' && kind !== 'download';

/** Words of one meaning by what they are written with, loose or as a stem. */
function conceptsOf(alike: readonly string[]): ReadonlyMap<string, string> {
  const concepts = new Map<string, string>();
  for (const [place, words] of alike.entries())
    for (const word of namesIn(words)) {
      const key = unitsOf(word).map(stemmed).join('');
      if (!concepts.has(key)) concepts.set(key, `=${place}`);
    }
  return concepts;
}

const stemmed = ({ text, isHan }: Unit) => (isHan ? text : stemOf(text));

/** How many pieces from here on are one of these words, the longest; 0 where none is. */
const lengthAt = (parts: readonly string[], at: number, words: { has(word: string): boolean }) => {
  for (let length = Math.min(longest, parts.length - at); length > 0; length -= 1)
    if (words.has(parts.slice(at, at + length).join(''))) return length;
  return 0;
};

/** Reads texts by a thesaurus, without the words that only ask. */
function createReader(alike: readonly string[], filler: string) {
  const concepts = conceptsOf(alike);
  const idle = new Set(namesIn(filler).map((word) => unitsOf(word).map(stemmed).join('')));
  return (units: readonly Unit[]): Sayings => {
    const parts = units.map(stemmed);
    const said = new Map<string, number>();
    let at = 0;
    let before = '';
    while (at < parts.length) {
      const part = parts[at] ?? '';
      const known = lengthAt(parts, at, concepts);
      const skipped = known > 0 ? 0 : lengthAt(parts, at, idle);
      if (known > 0) said.set(concepts.get(parts.slice(at, at + known).join('')) ?? '', 1);
      else if (skipped === 0 && units[at]?.isHan) {
        said.set(part, singleWeight);
        if (before !== '') said.set(before + part, pairWeight);
      } else if (skipped === 0) said.set(part, 1);
      before = known + skipped === 0 && units[at]?.isHan ? part : '';
      at += Math.max(1, known, skipped);
    }
    return said;
  };
}

/** Tells which entries a query is about where it names none, by the words of one meaning and by how rare they are. */
export function createLikeness(
  { entries, words }: SearchData,
  alike: readonly string[],
  vocabulary: ReadonlySet<string>,
): Likeness {
  const read = createReader(alike, words.filler);
  const named = entries.flatMap((entry, id) =>
    isAlike(entry)
      ? [
          {
            id,
            names: [
              ...namesOf(entry, wordsOf(entry, words)),
              ...(entry.kind === 'question' ? [entry.detail] : []),
            ].map((name) => read(unitsOf(name))),
          },
        ]
      : [],
  );
  const bags = named.map(({ id, names }) => ({
    id,
    names,
    all: new Map(names.flatMap((name) => [...name])),
  }));
  const counts = new Map<string, number>();
  for (const { all } of bags) for (const key of all.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  // What the index says elsewhere, such as the port of a bracket, is asked for all the same.
  const stems = new Set([...vocabulary].map(stemOf));
  const rarest = Math.log(1 + bags.length);
  const tells = (key: string, weight: number) => {
    const count = counts.get(key);
    if (count !== undefined) return weight * Math.log(1 + bags.length / count);
    return weight * rarest * (stems.has(key) ? 1 : unknownShare);
  };
  const sum = (said: Iterable<readonly [string, number]>) => {
    let total = 0;
    for (const [key, weight] of said) total += tells(key, weight);
    return total;
  };

  return (units) => {
    const asked = read(units);
    const whole = sum(asked);
    const shared = (said: Sayings) => sum([...asked].filter(([key]) => said.has(key)));
    const found = new Map<number, number>();
    if (whole === 0) return found;
    for (const { id, names, all } of bags) {
      const spread = shared(all) / whole;
      if (spread === 0) continue;
      const one = Math.max(
        ...names.map((name) => {
          const common = shared(name);
          return common === 0 ? 0 : (common / whole) ** (1 - restPower) * (common / sum(name)) ** restPower;
        }),
      );
      found.set(id, Math.min(1, Math.max(one, spread * spreadShare)));
    }
    return found;
  };
}
