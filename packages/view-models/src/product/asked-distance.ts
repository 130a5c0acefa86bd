/** Metres that an instrument is asked for, and those it can be asked for. */
interface Distances {
  readonly first: number;
  readonly nearest: number;
  readonly farthest: number;
}

/** The whole metres of `?at=120`; what is none, or off the axis, is the first distance. */
export function askedDistance(search: URLSearchParams, { first, nearest, farthest }: Distances): number {
  const text = search.get('at') ?? '';
  const asked = text === '' ? first : Number(text);
  return Number.isInteger(asked) && asked >= nearest && asked <= farthest ? asked : first;
}

/** A view that is one such distance, as an address holds it: `viewOf` reads a query, `queryOf` writes what it reads back. */
export const distanceView = (distances: Distances) => ({
  viewOf: (search: URLSearchParams) => ({ at: askedDistance(search, distances) }),
  queryOf: ({ at }: { readonly at: number }) => (at === distances.first ? '' : `?at=${at}`),
});
