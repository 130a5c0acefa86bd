/** Absorption of air at 15 °C and 60 % humidity at the frequencies of speech, in decibels a kilometre (ISO 9613-1 at 1 to 2 kHz). */
const airDbPerKm = 9;

/**
 * Level of a loudspeaker on its axis, in decibels: 6 dB less with each doubling of the distance, and what air absorbs.
 * @param levelDb sound pressure level at 1 m
 * @param distanceM from the loudspeaker in metres, 1 or more
 */
export function levelAt(levelDb: number, distanceM: number): number {
  return levelDb - 20 * Math.log10(distanceM) - (airDbPerKm * distanceM) / 1000;
}

/**
 * Noise of places where an order is given, in dB(A): an open field with a light wind in the grass, for which data sheets state their
 * range; the pavement of a main street with traffic (65, the level of noise maps from which a street counts as loud); below
 * an aircraft that hovers at 10 m (70); among a crowd that shouts (80).
 */
export const noiseOfPlaces = { quiet: 47, street: 65, rotor: 70, crowd: 80 } as const;

export type NoisePlace = keyof typeof noiseOfPlaces;

/**
 * Decibels that speech must stand above noise, after ISO 9921 (signal-to-noise ratio in its table of intelligibility): from 15 dB on it is
 * rated good, sentences are understood; below 3 dB it is bad. Between them someone is heard to speak, and words are lost.
 */
export const speechMargins = { understood: 15, heard: 3 } as const;

/**
 * The farthest whole metre at which an order is understood over the noise of a place; 0 where it is nowhere.
 * @param levelDb sound pressure level at 1 m, in decibels
 */
export function understoodTo(levelDb: number, place: NoisePlace): number {
  const needed = noiseOfPlaces[place] + speechMargins.understood;
  let metres = 0;
  while (levelAt(levelDb, metres + 1) >= needed) metres += 1;
  return metres;
}
