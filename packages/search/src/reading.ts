import type { Dictionary, Sense } from './dictionary.ts';
import { stemsOf } from './dictionary.ts';
import { editsAllowed, nearest } from './spelling.ts';
import { type Unit, unitsOf } from './tokens.ts';

/** Neighbouring pieces of a query that mean something together, or nothing known. */
export interface Segment {
  /** Without spaces and hyphens. */
  text: string;
  units: readonly Unit[];
  /** Empty where nothing is called so. */
  senses: readonly Sense[];
}

/** What a query is read by. */
export interface ReadingAids {
  dictionary: Dictionary;
  /** Names by how they are typed in Latin letters. */
  pinyin: ReadonlyMap<string, string>;
  /** Words of the index. */
  vocabulary: ReadonlySet<string>;
  /** Model codes and older names of models, loose. */
  codes: readonly string[];
}

export interface Reading {
  segments: readonly Segment[];
  /** The query as it was understood, where that is other than it was typed. */
  readAs: string | null;
}

/** The most pieces that a phrase is looked for in. */
const longest = 10;

const textOf = (units: readonly Unit[]) => units.map(({ text }) => text).join('');

/** Cuts a query into the longest phrases that mean something, mending what means nothing. */
export function readQuery(units: readonly Unit[], aids: ReadingAids): Reading {
  const joined = joinCodes(units, aids.codes);
  const mended = mendHan(mendLatin(joined, aids), aids);
  const segments = segmentsOf(mended, aids.dictionary);
  const isMended = textOf(mended) !== textOf(joined);
  return { segments, readAs: isMended ? writtenOut(segments, aids.dictionary) : null };
}

/** The longest phrase of the dictionary at a place; null where none begins there. */
function phraseAt(units: readonly Unit[], at: number, dictionary: Dictionary): Segment | null {
  for (let end = Math.min(units.length, at + longest); end > at; end -= 1) {
    const parts = units.slice(at, end);
    const text = textOf(parts);
    const senses = dictionary.sensesOf(text);
    if (senses.length > 0) return { text, units: parts, senses };
  }
  return null;
}

function segmentsOf(units: readonly Unit[], dictionary: Dictionary): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  while (at < units.length) {
    const phrase = phraseAt(units, at, dictionary);
    if (phrase) {
      segments.push(phrase);
      at += phrase.units.length;
      continue;
    }
    const unit = units[at];
    const last = segments.at(-1);
    if (!unit) break;
    // Characters that mean nothing known are one run, for pairs are taken of it.
    if (unit.isHan && last?.senses.length === 0 && last.units[0]?.isHan)
      segments.splice(-1, 1, { text: last.text + unit.text, units: [...last.units, unit], senses: [] });
    else segments.push({ text: unit.text, units: [unit], senses: [] });
    at += 1;
  }
  return segments;
}

/** Whether a code begins so; a single letter begins too many. */
export const beginsCode = (text: string, codes: readonly string[]): boolean =>
  text.length > 1 && /\d/.test(text) && codes.some((code) => code.startsWith(text));

/** Neighbours that are a code when written together become it, the longest first. */
function joinCodes(units: readonly Unit[], codes: readonly string[]): Unit[] {
  const joined: Unit[] = [];
  let at = 0;
  while (at < units.length) {
    const first = units[at];
    if (!first) break;
    let end = at + 1;
    while (!first.isHan && end < units.length && units[end]?.isHan === false) end += 1;
    for (; end > at + 1; end -= 1) if (beginsCode(textOf(units.slice(at, end)), codes)) break;
    joined.push(end > at + 1 ? { text: textOf(units.slice(at, end)), isHan: false } : first);
    at = end;
  }
  return joined;
}

/** Words in Latin letters that nothing has: names in pinyin as they are written, misspelt words as they are spelt. */
function mendLatin(units: readonly Unit[], aids: ReadingAids): Unit[] {
  const { dictionary, pinyin } = aids;
  const mended: Unit[] = [];
  let at = 0;
  while (at < units.length) {
    const phrase = phraseAt(units, at, dictionary);
    const run = phrase ? null : pinyinAt(units, at, pinyin);
    const unit = units[at];
    if (!unit) break;
    if (run) mended.push(...unitsOf(run.name));
    else if (phrase) mended.push(...phrase.units);
    else if (unit.isHan) mended.push(unit);
    else mended.push(...spelt(unit, aids));
    at += run?.length ?? phrase?.units.length ?? 1;
  }
  return mended;
}

/** The name that the longest run of syllables spells. */
function pinyinAt(
  units: readonly Unit[],
  at: number,
  pinyin: ReadonlyMap<string, string>,
): { name: string; length: number } | null {
  let end = at;
  while (end < units.length && units[end]?.isHan === false) end += 1;
  for (; end > at; end -= 1) {
    const name = pinyin.get(textOf(units.slice(at, end)));
    if (name) return { name, length: end - at };
  }
  return null;
}

/** A word as it is spelt: the nearest name, else the nearest word of the index, else the nearest name by its pinyin. */
function spelt(unit: Unit, { dictionary, pinyin, vocabulary, codes }: ReadingAids): Unit[] {
  const { text } = unit;
  if (isKnown(text, vocabulary) || beginsCode(text, codes)) return [unit];
  const most = editsAllowed(text);
  const isCode = /\d/.test(text);
  const names = dictionary.phrases.filter((phrase) => /\d/.test(phrase) === isCode);
  const [name] = nearest(text, names, most);
  const [typed] = isCode ? [] : nearest(text, pinyin.keys(), text.length > 5 ? 1 : 0);
  const [word] = isCode ? [] : nearest(text, vocabulary, most);
  const chosen = name ?? word ?? (typed === undefined ? undefined : pinyin.get(typed));
  return chosen === undefined ? [unit] : unitsOf(chosen);
}

/** Whether the index has a word, or one that begins so, whatever its ending. */
function isKnown(text: string, vocabulary: ReadonlySet<string>): boolean {
  if (/^\d/.test(text)) return true;
  if (vocabulary.has(text) || stemsOf(text).some((stem) => vocabulary.has(stem))) return true;
  if (text.length < 3) return true;
  for (const term of vocabulary) if (term.startsWith(text)) return true;
  return false;
}

/** Names of three to six characters of which one is another. */
function mendHan(units: readonly Unit[], { dictionary, vocabulary }: ReadingAids): Unit[] {
  const mended = [...units];
  const isMeant: boolean[] = [];
  const isAsking: boolean[] = [];
  for (const { units: parts, senses } of segmentsOf(units, dictionary)) {
    isMeant.push(...parts.map(() => senses.length > 0));
    isAsking.push(...parts.map(() => senses[0]?.is === 'filler'));
  }
  const isPair = (at: number) => {
    const [first, second] = [units[at], units[at + 1]];
    return first !== undefined && second !== undefined && vocabulary.has(first.text + second.text);
  };
  for (const [at, { isHan }] of units.entries()) {
    if (!isHan || isMeant[at] || isPair(at - 1) || isPair(at)) continue;
    const meant = nameAround(units, at, dictionary.phrases);
    if (!meant) continue;
    // What stands beside a word that only asks can be anything: 怎么卖 is not 怎么选.
    const isAnything = Array.from(meant.name).every(
      (_, place) => meant.start + place === at || isAsking[meant.start + place],
    );
    if (isAnything) continue;
    for (const [place, text] of Array.from(meant.name).entries())
      mended[meant.start + place] = { text, isHan: true };
  }
  return mended;
}

/** The longest name that is what stands around a character, but for that character. */
function nameAround(
  units: readonly Unit[],
  at: number,
  names: readonly string[],
): { name: string; start: number } | null {
  for (let length = 6; length > 2; length -= 1)
    for (
      let start = Math.max(0, at - length + 1);
      start <= at && start + length <= units.length;
      start += 1
    ) {
      const window = units.slice(start, start + length);
      if (!window.every(({ isHan }) => isHan)) continue;
      const before = textOf(window.slice(0, at - start));
      const behind = textOf(window.slice(at - start + 1));
      const name = names.find(
        (one) => one.length === length && one.startsWith(before) && one.endsWith(behind),
      );
      if (name) return { name, start };
    }
  return null;
}

/** Segments as a sentence: names as they are written, words apart, characters together. */
function writtenOut(segments: readonly Segment[], dictionary: Dictionary): string {
  const parts = segments.map(({ text, senses }) => (senses.length > 0 ? dictionary.writtenAs(text) : text));
  return parts
    .join(' ')
    .replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .trim();
}
