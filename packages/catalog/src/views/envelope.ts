import type { ProductInfo } from '../replies/index.ts';

/** The box that a product fills. @unit mm */
export interface Envelope {
  /** From left to right, seen from the front. */
  length: number;
  height: number;
  /** From front to back; null where only the face is known. */
  depth: number | null;
  /** Its lengths in the order in which they are stated. */
  lengths: readonly number[];
}

/** A product's outer dimensions, of a display those of its panel; null where none are stated. */
export function envelopeOf({ groups }: Pick<ProductInfo, 'groups'>): Envelope | null {
  for (const row of groups.flatMap(({ rows }) => rows)) {
    if (row.kind !== 'size') continue;
    const { key, lengths } = row;
    const [length = 0, second = 0, third] = lengths;
    if (key === 'size_mm' && third !== undefined) return { length, height: third, depth: second, lengths };
    if (key === 'panel_size_mm') return { length, height: second, depth: null, lengths };
  }
  return null;
}
