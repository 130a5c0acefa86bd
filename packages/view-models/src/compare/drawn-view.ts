/** How a comparison is drawn, as its address holds it. */
export interface DrawnView {
  /** On one scale, in place of the table. */
  readonly drawn: boolean;
  /** Whole metres along the drawn beams; null for the distance that they are first measured at. */
  readonly at: number | null;
}

/** Reads it from a query, `?view=drawn&at=120`; what is no distance is the first one. */
export function drawnViewOf(search: URLSearchParams): DrawnView {
  const at = Number(search.get('at'));
  return { drawn: search.get('view') === 'drawn', at: Number.isInteger(at) && at > 0 ? at : null };
}

/** The parts of a query that `drawnViewOf` reads back. */
export function drawnPartsOf({ drawn, at }: DrawnView): string[] {
  if (!drawn) return [];
  return ['view=drawn', ...(at === null ? [] : [`at=${at}`])];
}
