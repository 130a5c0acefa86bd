import { type NoisePlace, noiseOfPlaces } from '@payload/measure/voice';
import { askedDistance } from './asked-distance.ts';

/** How the voice instrument stands: all of it is in the address. */
export interface VoiceView {
  /** Metres from the loudspeaker. */
  readonly at: number;
  readonly place: NoisePlace;
}

const defaultDistance = 100;
const defaultPlace = 'quiet';

/** Beyond it no loudspeaker of the catalogue is measured. */
const farthest = 2000;

const isPlace = (name: string): name is NoisePlace => Object.hasOwn(noiseOfPlaces, name);

/** What `?at=120&place=street` asks for; what is no distance and no place is left out. */
export function voiceViewOf(search: URLSearchParams): VoiceView {
  const place = search.get('place') ?? defaultPlace;
  return {
    at: askedDistance(search, { first: defaultDistance, nearest: 1, farthest }),
    place: isPlace(place) ? place : defaultPlace,
  };
}

/** The query that `voiceViewOf` reads back; empty for a quiet field at the default distance. */
export function voiceQueryOf({ at, place }: VoiceView): string {
  const parts = [
    ...(at === defaultDistance ? [] : [`at=${at}`]),
    ...(place === defaultPlace ? [] : [`place=${place}`]),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
