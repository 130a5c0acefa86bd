/** How the load instrument stands: all of it is in the address. */
export interface LoadView {
  /** The load in kilograms. */
  readonly at: number;
}

/** Kilograms in whole tens of grams, which is the finest step of the instrument. */
const rounded = (kilograms: number) => Math.round(kilograms * 100) / 100;

/** Half of what the strongest of its aircraft carries. */
export const firstLoad = (capacities: readonly number[]) => rounded(Math.max(...capacities) / 2);

/** What `?at=2.5` asks for; what is no load up to the rating in kilograms is left out. */
export function loadViewOf(search: URLSearchParams, rating: number, first: number): LoadView {
  const asked = rounded(Number(search.get('at') ?? first));
  return { at: asked > 0 && asked <= rating ? asked : first };
}

/** The query that `loadViewOf` reads back; empty for the first load. */
export function loadQueryOf({ at }: LoadView, first: number): string {
  return rounded(at) === first ? '' : `?at=${rounded(at)}`;
}
