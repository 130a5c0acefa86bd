/** What a certificate is grouped and chosen by. */
type Dated = {
  /** ISO date. */
  date: string;
  /** Key of its kind. */
  kind: string;
};

type CertificateGroup<Item> = { key: string; items: Item[] };

/** Certificates by year or by kind, in the order in which each year or kind first comes. */
export function grouped<Item extends Dated>(
  items: readonly Item[],
  by: 'year' | 'kind',
): CertificateGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = by === 'year' ? item.date.slice(0, 4) : item.kind;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return Array.from(groups, ([key, members]) => ({ key, items: members }));
}

/** Kinds that there are, in the order given, each with its number. */
export function counted(
  items: readonly Dated[],
  kinds: Readonly<Record<string, string>>,
): { kind: string; label: string; count: number }[] {
  return Object.entries(kinds)
    .map(([kind, label]) => ({ kind, label, count: items.filter((item) => item.kind === kind).length }))
    .filter(({ count }) => count > 0);
}
