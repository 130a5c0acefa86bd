/** The greatest value of the rows; 0 when there are none. */
export function greatest(rows: readonly { value: number }[]): number {
  return rows.reduce((max, { value }) => Math.max(max, value), 0);
}

/**
 * Part of a full bar that a value fills, from 0 to 1. Bars start at zero, so that twice the length
 * means twice the value; a negative value has no bar.
 */
export function barShare(value: number, max: number): number {
  if (!(max > 0)) return 0;
  return Math.min(1, Math.max(0, value / max));
}
