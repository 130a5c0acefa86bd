/** What lies on the axis. */
type Dated = {
  /** ISO date. */
  date: string;
};

type HalfYear<Item> = {
  /** Its first month as ISO 8601: 2022-07. */
  from: string;
  /** How it is written: `2022.07–12`. */
  label: string;
  /** What it holds, oldest first. */
  items: Item[];
};

/** Months of one column. */
export const monthsOfColumn = 6;

/** Half-years since year zero. */
const halfOf = (date: string) =>
  Number(date.slice(0, 4)) * 2 + (Number(date.slice(5, 7)) > monthsOfColumn ? 1 : 0);

/** Half-years from the oldest to the newest, each with what it holds; those between that hold nothing are there as well. */
export function halfYears<Item extends Dated>(items: readonly Item[]): HalfYear<Item>[] {
  const sorted = items.toSorted((a, b) => a.date.localeCompare(b.date));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return [];
  const start = halfOf(first.date);
  return Array.from({ length: halfOf(last.date) - start + 1 }, (_, index) => {
    const half = start + index;
    const year = Math.floor(half / 2);
    const months = half % 2 === 0 ? (['01', '06'] as const) : (['07', '12'] as const);
    return {
      from: `${year}-${months[0]}`,
      label: `${year}.${months.join('–')}`,
      items: sorted.filter(({ date }) => halfOf(date) === half),
    };
  });
}

/** Where a day lies on an axis of half-years, 0 to 1; months are taken as equally long. */
export function placeOnAxis(date: string, { from, columns }: { from: string; columns: number }): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [firstYear = 0, firstMonth = 1] = from.split('-').map(Number);
  return ((year - firstYear) * 12 + month - firstMonth + (day - 1) / 31) / (columns * monthsOfColumn);
}

/** Kinds that there are, in the order given, each with its number. */
export function countedKinds(
  items: readonly { kind: string }[],
  kinds: Readonly<Record<string, string>>,
): { kind: string; label: string; count: number }[] {
  return Object.entries(kinds)
    .map(([kind, label]) => ({ kind, label, count: items.filter((item) => item.kind === kind).length }))
    .filter(({ count }) => count > 0);
}
