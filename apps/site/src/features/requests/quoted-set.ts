import type { QuotedSet } from '@payload/api/contract';

/** Models and how many of each, as a line: `2 × T90, 1 × H1T`. */
export function modelsInWords({ items }: QuotedSet): string {
  return items.map(({ code, quantity }) => `${quantity} × ${code}`).join(', ');
}
