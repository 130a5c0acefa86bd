import { tokensOf } from './tokens.ts';

/** A stretch of a text, and whether it is what was looked for. */
interface Stretch {
  text: string;
  isHit: boolean;
}

/** A text cut at the words that a result answers by; neighbouring ones are one stretch. */
export function stretchesOf(text: string, terms: ReadonlySet<string>): Stretch[] {
  const hits: { start: number; end: number }[] = [];
  for (const { term, start, end } of tokensOf(text, { last: true })) {
    if (!terms.has(term)) continue;
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
