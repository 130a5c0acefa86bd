/** A word of a text: how it stands in the index, and where it stands in the text. */
export interface Token {
  term: string;
  start: number;
  end: number;
  /** Of a run of Han characters, which writes no spaces: the term is two of them. */
  isHan: boolean;
}

/**
 * Numbers with their thousands apart (by a thin space, perhaps tied by word joiners, or a comma), runs of Han, and runs of all other letters and digits; a number behind
 * a point stays with what is before it (`2.4.1`).
 */
const words =
  /(?<![\p{L}\p{N}])\d{1,3}(?:\u2060?[\u2009,]\u2060?\d{3})+(?!\d)|\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:\.\d+)*/gu;

const startsWithHan = /^\p{Script=Han}/u;

/** Full-width letters as half-width, one case, no marks between. */
export function loose(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.]/gu, '');
}

/**
 * The words of a text. Chinese is taken in overlapping pairs: a dictionary would cut 喊话器 one way here and
 * another way in another browser, while pairs find 喊话 in it, always. `last` adds the last character of a
 * run, so that a single one, which is looked for as the beginning of pairs, is found there too.
 */
export function tokensOf(text: string, { last }: { last: boolean }): Token[] {
  return [...text.matchAll(words)].flatMap(({ 0: word, index }) =>
    startsWithHan.test(word)
      ? pairsOf(word, index, last)
      : [{ term: loose(word), start: index, end: index + word.length, isHan: false }],
  );
}

function pairsOf(run: string, start: number, last: boolean): Token[] {
  const pairs: Token[] = [];
  for (let at = 0; at < run.length - 1; at += 1)
    pairs.push({ term: run.slice(at, at + 2), start: start + at, end: start + at + 2, isHan: true });
  if (last || run.length === 1)
    pairs.push({
      term: run.slice(-1),
      start: start + run.length - 1,
      end: start + run.length,
      isHan: true,
    });
  return pairs;
}

/** A piece of a query that is not cut further: a Han character, or a run of other letters and digits. */
export interface Unit {
  text: string;
  isHan: boolean;
}

/** The pieces of a query, in one width and case, in their order. */
export function unitsOf(query: string): Unit[] {
  return [...query.normalize('NFKC').matchAll(words)].flatMap(({ 0: word }): Unit[] =>
    startsWithHan.test(word)
      ? Array.from(word, (text) => ({ text, isHan: true }))
      : [{ text: loose(word), isHan: false }],
  );
}
