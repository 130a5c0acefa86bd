import { tokensOf } from './tokens.ts';

/** A stretch of a text, and whether it is what was looked for. */
interface Stretch {
  text: string;
  isHit: boolean;
}

/** How much of a word a typed term is: all of it, the beginning that was typed, or nothing. */
function typedLength(word: string, term: string, length: number): number {
  if (word === term) return length;
  // What is looked for as a beginning: a single Han character, and letters.
  const isBeginning = !/^(?:\p{Script=Han}{2}|\d+)$/u.test(term) && word.startsWith(term);
  return isBeginning ? term.length : 0;
}

/** A text cut at what was typed and a result answers by; neighbouring stretches of it are one. */
export function stretchesOf(text: string, terms: ReadonlySet<string>): Stretch[] {
  const hits: { start: number; end: number }[] = [];
  for (const { term: word, start, end: whole } of tokensOf(text, { last: true })) {
    const length = Math.max(0, ...[...terms].map((term) => typedLength(word, term, whole - start)));
    if (length === 0) continue;
    const end = start + length;
    const last = hits.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else hits.push({ start, end });
  }
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { start, end } of hits) {
    if (start > at) stretches.push({ text: text.slice(at, start), isHit: false });
    stretches.push({ text: text.slice(start, end), isHit: true });
    at = end;
  }
  if (at < text.length) stretches.push({ text: text.slice(at), isHit: false });
  return stretches;
}
