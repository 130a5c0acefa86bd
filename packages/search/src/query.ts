import { loose, type Token, tokensOf } from './tokens.ts';

/** What the index knows, for reading a query by it. */
interface Vocabulary {
  has(term: string): boolean;
  /** Model codes and older names of models, loose. */
  codes: readonly string[];
}

/** Words that ask, and say nothing of what is looked for. */
const fillerEn = new Set(
  'a an and are can do does for how i in is it my of on or the to what where which why with'.split(' '),
);
const fillerZh = /怎么样|怎么办|怎么|怎样|如何|为什么|什么|哪里|在哪|多少|可以|能不能|吗|呢|我的|我|的|了/gu;

/**
 * The terms of a query, read by what the index knows: `t90 v2` and `T90-V2` are one code, `114dB` a figure
 * and its unit, and a pair of Han that stands on the seam of two words (灯流 in 探照灯流明) is none.
 */
export function queryTerms(query: string, vocabulary: Vocabulary): string[] {
  const plain = query.normalize('NFKC');
  const withoutFiller = plain.replaceAll(fillerZh, ' ');
  const tokens = tokensOf(/[\p{L}\p{N}]/u.test(withoutFiller) ? withoutFiller : plain, { last: false });
  const spoken = tokens.filter(({ term, isHan }) => isHan || !fillerEn.has(term));
  const joined = joinCodes(spoken.length > 0 ? spoken : tokens, vocabulary.codes);
  const terms = joined
    .filter((token) => !isSeam(token, joined, vocabulary))
    .flatMap(({ term }) => splitUnit(term, vocabulary));
  return [...new Set(terms)];
}

/** Whether a code begins so; a single letter begins too many. */
const beginsCode = (text: string, codes: readonly string[]) =>
  text.length > 1 && /\d/.test(text) && codes.some((code) => code.startsWith(text));

/** Neighbours that are a code when written together become it, the longest first. */
function joinCodes(tokens: readonly Token[], codes: readonly string[]): Token[] {
  const joined: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const first = tokens[at];
    if (!first) break;
    let end = at + 1;
    let token = first;
    while (end < tokens.length && tokens[end]?.isHan === false && !first.isHan) end += 1;
    for (; end > at + 1; end -= 1) {
      const parts = tokens.slice(at, end);
      const term = parts.map((part) => part.term).join('');
      if (!beginsCode(term, codes)) continue;
      token = { ...first, term, end: parts.at(-1)?.end ?? first.end };
      break;
    }
    joined.push(token);
    at = Math.max(end, at + 1);
  }
  return joined;
}

/** A pair that nothing in the index has, between two that it has, stands where one word ends and the next begins. */
function isSeam(token: Token, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  if (!token.isHan || token.end - token.start !== 2 || vocabulary.has(token.term)) return false;
  const isKnownAt = (start: number) =>
    tokens.some((other) => other.isHan && other.start === start && vocabulary.has(other.term));
  return isKnownAt(token.start - 1) && isKnownAt(token.start + 1);
}

/** `114db` as a figure and its unit, where nothing is called so. */
function splitUnit(term: string, vocabulary: Vocabulary): string[] {
  const [, figure, unit] = /^(\d+(?:\.\d+)*)([a-z]+)$/.exec(term) ?? [];
  if (!figure || !unit || vocabulary.has(term) || beginsCode(loose(term), vocabulary.codes)) return [term];
  return vocabulary.has(unit) ? [figure, unit] : [term];
}
