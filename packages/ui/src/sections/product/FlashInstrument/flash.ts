/** A colour that a warning light has. */
export type FlashColour = 'red' | 'blue' | 'white' | 'yellow';

/** When a light is lit: its colours, one flash after the other, and how long it is lit and dark in turn, in milliseconds. */
export type FlashTimes = { colours: readonly FlashColour[]; times: readonly number[] };

/** One flash: lit from the one moment to the other. Milliseconds from the begin of the round. */
type Flash = { colour: FlashColour; from: number; to: number };

/** WCAG 2.3.1: nothing flashes more than three times in any one second. */
export const flashesPerSecond = 3;
const second = 1000;

/** What one round takes, in milliseconds. */
export const roundOf = ({ times }: FlashTimes) => times.reduce((sum, time) => sum + time, 0);

/** The flashes of one round, in their order. */
export function flashesOf({ colours, times }: FlashTimes): Flash[] {
  const flashes: Flash[] = [];
  let from = 0;
  for (let index = 0; index < times.length; index += 2) {
    const to = from + (times[index] ?? 0);
    flashes.push({ colour: colours[(index / 2) % colours.length] ?? 'white', from, to });
    from = to + (times[index + 1] ?? 0);
  }
  return flashes;
}

/** A light that is never dark does not flash. */
export const isSteady = ({ times }: FlashTimes) =>
  times.every((time, index) => index % 2 === 0 || time === 0);

/** What is lit so many milliseconds from the begin of a round. */
export function litAt(flashes: readonly Flash[], at: number): FlashColour | null {
  return flashes.find(({ from, to }) => at >= from && at < to)?.colour ?? null;
}

/**
 * The part of its true speed at which a pattern is shown, from 0 to 1 in steps of a twentieth: as fast as the fourth of any
 * four flashes begins no sooner than a second after the first. Each colour counts as a flash of its own.
 */
export function shownSpeed(pattern: FlashTimes): number {
  if (isSteady(pattern)) return 1;
  const round = roundOf(pattern);
  const begins = flashesOf(pattern).map(({ from }) => from);
  const spans = begins.map((begin, index) => {
    const after = index + flashesPerSecond;
    const rounds = Math.floor(after / begins.length);
    return (begins[after % begins.length] ?? 0) + rounds * round - begin;
  });
  // Twentieths, of which a second has whole milliseconds.
  return Math.min(1, Math.floor((Math.min(...spans) * 20) / second) / 20);
}

/** Where a time line of these patterns ends, in milliseconds: after the longest round, at an even second, four at least. */
export function timeLineEnd(patterns: readonly FlashTimes[]): number {
  const longest = Math.max(...patterns.map(roundOf));
  return Math.max(4, 2 * Math.ceil(longest / (2 * second))) * second;
}
