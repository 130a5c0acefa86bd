/** Percent of which each is worth an announcement. */
const announcedEach = 10;

/**
 * Whole percent of `max`, from 0 to 100. Rounded down, so that 100 is announced only when all of it is
 * done. Nothing to do (`max` of 0 or less) is 0.
 */
export function percentOf(value: number, max: number): number {
  if (!(max > 0)) return 0;
  return Math.floor((Math.min(Math.max(value, 0), max) / max) * 100);
}

/** The last step of ten percent that has been reached: what is read out, so that it is not announced at every block. */
export function announcedPercent(percent: number): number {
  return Math.floor(percent / announcedEach) * announcedEach;
}
