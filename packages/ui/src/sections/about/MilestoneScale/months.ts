/** A tall tick of a scale of time. */
type TimeMark = {
  /** Place on the scale, 0 to 1. */
  at: number;
  /** How it is read: `2020.08` at the ends, `2021` at the turn of a year. */
  label: string;
};

/** Months since year zero. Takes a month as ISO 8601. */
function monthNumber(month: string): number {
  const [year, number] = month.split('-');
  return Number(year) * 12 + Number(number) - 1;
}

/** A month as it is written on the scale: `2020.08`. Takes a month as ISO 8601. */
export const writtenMonth = (month: string): string => month.replace('-', '.');

/**
 * A scale of time from the first month to the last.
 * @param months ISO 8601, oldest first
 * @returns its length in months, at least one; where each month lies, 0 to 1; and its tall ticks: both ends, and each January
 *   that leaves their words room
 */
export function monthScale(months: readonly string[]): {
  length: number;
  places: number[];
  marks: TimeMark[];
} {
  const [first = '', last = first] = [months[0], months.at(-1)];
  const start = monthNumber(first);
  const length = Math.max(1, monthNumber(last) - start);
  const places = months.map((month) => (monthNumber(month) - start) / length);
  const marks: TimeMark[] = [{ at: 0, label: writtenMonth(first) }];
  const room = Math.max(2, length / 12);
  for (let turn = Math.ceil(start / 12) * 12; turn < start + length; turn += 12)
    if (turn - start >= room && start + length - turn >= room)
      marks.push({ at: (turn - start) / length, label: String(turn / 12) });
  if (last !== first) marks.push({ at: 1, label: writtenMonth(last) });
  return { length, places, marks };
}

/** The place that is nearest to another on the same scale, by its index. */
export function nearestPlace(places: readonly number[], at: number): number {
  const distances = places.map((place) => Math.abs(place - at));
  return distances.indexOf(Math.min(...distances));
}
