import { type Dictionary, looseOf, stemsOf } from './dictionary.ts';
import { beginsCode, type Segment } from './reading.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What the index knows, for reading a query by it. */
interface Known {
  dictionary: Dictionary;
  vocabulary: ReadonlySet<string>;
  /** Model codes and older names of models, loose. */
  codes: readonly string[];
}

/** Whether a phrase only says what is wanted of the rest, and need not stand in an answer. */
function isAsking({ senses }: Segment, isOfModel: boolean): boolean {
  const [first] = senses;
  if (!first) return false;
  return (
    first.is === 'filler' ||
    first.is === 'superlative' ||
    (first.is === 'act' && first.act === 'compare') ||
    (first.is === 'figure' && isOfModel)
  );
}

/** Phrases of a query that say what is looked for; all of them where none does. */
export function contentOf(segments: readonly Segment[], isOfModel: boolean): readonly Segment[] {
  const content = segments.filter((segment) => !isAsking(segment, isOfModel));
  return content.length > 0 ? content : segments;
}

/**
 * The terms of the index that a query asks for: `T90-V2` is one code, `114dB` a figure and its unit, another name of
 * an aircraft its key, and a pair of Han that stands on the seam of two words (灯流 in 探照灯流明) is none.
 */
export function termsOf(content: readonly Segment[], known: Known): string[] {
  const terms = content.flatMap((segment, place) => {
    const [aircraft, , more] = segment.senses.filter((sense) => sense.is === 'aircraft');
    // A name of many aircraft, such as their maker's, is looked for as it is.
    if (aircraft && !more) return [looseOf(aircraft.key)];
    if (segment.senses.length === 0 && segment.text.length === 1 && segment.units[0]?.isHan)
      return besideKnown(segment, content[place - 1], known.vocabulary);
    const isPhrase = segment.senses.length > 0;
    const spelled = isPhrase ? known.dictionary.writtenAs(segment.text) : spacedOut(segment);
    const tokens = tokensOf(spelled, { last: false });
    return tokens
      .filter((token) => !isSeam(token, tokens, known.vocabulary))
      .flatMap(({ term }) => splitUnit(term, known))
      .map((term) => knownForm(term, known.vocabulary));
  });
  return [...new Set(terms)];
}

/** The pieces of a segment as a text: letters and digits apart, characters together. */
const spacedOut = ({ units }: Segment) =>
  units.map(({ text, isHan }) => (isHan ? text : ` ${text} `)).join('');

/** A character alone is looked for with the one before it, or, where it is all there is, as a beginning. */
function besideKnown(
  { text }: Segment,
  before: Segment | undefined,
  vocabulary: ReadonlySet<string>,
): string[] {
  if (!before) return [text];
  const pair = before.text.slice(-1) + text;
  return vocabulary.has(pair) ? [pair] : [];
}

/** An English word with the ending that the index has it with. */
function knownForm(term: string, vocabulary: ReadonlySet<string>): string {
  if (vocabulary.has(term)) return term;
  return stemsOf(term).find((stem) => vocabulary.has(stem)) ?? term;
}

/** A pair that nothing in the index has, between two that it has, stands where one word ends and the next begins. */
function isSeam(token: Token, tokens: readonly Token[], vocabulary: ReadonlySet<string>): boolean {
  if (!token.isHan || token.end - token.start !== 2 || vocabulary.has(token.term)) return false;
  const isKnownAt = (start: number) =>
    tokens.some((other) => other.isHan && other.start === start && vocabulary.has(other.term));
  return isKnownAt(token.start - 1) && isKnownAt(token.start + 1);
}

/** `114db` as a figure and its unit, where nothing is called so. */
function splitUnit(term: string, { vocabulary, codes }: Known): string[] {
  const [, figure, unit] = /^(\d+(?:\.\d+)*)([a-z]+)$/.exec(term) ?? [];
  if (!figure || !unit || vocabulary.has(term) || beginsCode(term, codes)) return [term];
  return vocabulary.has(unit) ? [figure, unit] : [term];
}
