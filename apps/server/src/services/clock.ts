/** Milliseconds that the clocks of servers may differ. */
export const clockSlack = 5 * 60_000;

/**
 * The latest moment to which something can count that was begun by now and counts for so many milliseconds. What is noted to count for
 * longer was noted by a clock that was ahead, and does not count: else it would until that moment has really come.
 */
export function latestEnd(now: Date, duration: number): Date {
  return new Date(now.getTime() + duration + clockSlack);
}
