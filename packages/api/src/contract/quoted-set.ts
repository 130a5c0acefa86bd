import type { QuotedSet } from './quotes.ts';

/** Models and how many of each, as a line in any language: `2 × T90 + 1 × H1T`. */
export function modelsInWords({ items }: QuotedSet): string {
  return items.map(({ code, quantity }) => `${quantity} × ${code}`).join(' + ');
}

/** A set with the aircraft that carries it, as a line in any language: `2 × T90 + 1 × H1T / M350`. */
export function setInWords(set: QuotedSet): string {
  return [modelsInWords(set), ...(set.aircraft === null ? [] : [set.aircraft])].join(' / ');
}
