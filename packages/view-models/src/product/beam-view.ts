import { askedDistance } from './asked-distance.ts';

/** How the beam instrument stands: all of it is in the address. */
export interface BeamView {
  /** Metres from the lamp. */
  readonly at: number;
  /** Codes of the lamps that lie over the page's own, up to three. */
  readonly others: readonly string[];
}

const defaultDistance = 100;

/** Lamps that can lie over the page's own. */
export const mostOthers = 3;

/** What `?at=120&with=T60,T80` asks for; distances off the axis and lamps that do not exist are left out. */
export function beamViewOf(search: URLSearchParams, codes: readonly string[]): BeamView {
  const names = (search.get('with') ?? '').toLowerCase().split(',');
  const found = names.flatMap((name) => codes.find((code) => code.toLowerCase() === name.trim()) ?? []);
  return {
    at: askedDistance(search, { first: defaultDistance, nearest: 10, farthest: 300 }),
    others: [...new Set(found)].slice(0, mostOthers),
  };
}

/** The query that `beamViewOf` reads back; empty for the lamp alone at the default distance. */
export function beamQueryOf({ at, others }: BeamView): string {
  const parts = [
    ...(at === defaultDistance ? [] : [`at=${at}`]),
    ...(others.length === 0 ? [] : [`with=${others.join(',')}`]),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
