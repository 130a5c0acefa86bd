import { askedDistance } from './asked-distance.ts';

/** How the sign instrument stands: all of it is in the address. */
export interface SignView {
  /** Metres from the sign. */
  readonly at: number;
}

const first = 20;

/** Beyond it no sign of the catalogue is measured. */
const farthest = 200;

/** What `?at=50` asks for; what is no distance is left out. */
export const signViewOf = (search: URLSearchParams): SignView => ({
  at: askedDistance(search, { first, nearest: 5, farthest }),
});

/** The query that `signViewOf` reads back; empty for the first distance. */
export const signQueryOf = ({ at }: SignView): string => (at === first ? '' : `?at=${at}`);
