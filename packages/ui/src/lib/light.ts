/** What a full moon high in a clear sky gives, in lux: 0.25 on most nights, 0.3 at the very most. */
export const moonLux = 0.25;

/** Width of a lane of a motorway or main road in metres (RAA, RAL and JTG D20: 3.5 to 3.75). */
const laneM = 3.5;

/**
 * Places lit as brightly, the brightest first, each by the maintained illuminance that a standard asks for there: indoors EN 12464-1
 * (operating theatre 1000 lx, reading and writing 500, corridor 100), on roads EN 13201-2 (classes C0 50, C2 20, P3 7.5, P6 2).
 */
const levels = [
  ['theatre', 1000],
  ['office', 500],
  ['corridor', 100],
  ['junction', 50],
  ['road', 20],
  ['street', 7.5],
  ['path', 2],
  ['moon', moonLux],
] as const;

export type LightLevel = (typeof levels)[number][0] | 'dark';

/** The brightest place that this many lux are enough for. */
export function lightLevel(lux: number): LightLevel {
  return levels.find(([, least]) => lux >= least)?.[0] ?? 'dark';
}

/** Whole lanes of a road that lie in a circle of this diameter in metres. */
export function lanesIn(diameter: number): number {
  return Math.floor(diameter / laneM);
}

/** Digits after the point that are worth saying: three figures of what is measured, never more than two digits. */
export function worthyDigits(value: number): number {
  return value >= 100 ? 0 : value >= 1 ? 1 : 2;
}
