import { askedDistance } from './asked-distance.ts';

/** How the footprint instrument stands: all of it is in the address. */
export interface FootprintView {
  /** Metres above the ground. */
  readonly at: number;
}

const first = 50;

/** What `?at=80` asks for; what is no height is left out. */
export const footprintViewOf = (search: URLSearchParams): FootprintView => ({
  at: askedDistance(search, { first, nearest: 10, farthest: 120 }),
});

/** The query that `footprintViewOf` reads back; empty for the first height. */
export const footprintQueryOf = ({ at }: FootprintView): string => (at === first ? '' : `?at=${at}`);
