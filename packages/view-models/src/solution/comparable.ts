import type { ProductType, WeighedCombination } from '@payload/catalog';

/** How many models lie side by side at most. */
const most = 4;

/** What can be compared among the payloads of combinations: families with two models or more, most first. */
export function comparable(
  combinations: readonly Pick<WeighedCombination, 'products'>[],
): { type: ProductType; codes: string[] }[] {
  const families = new Map<ProductType, Set<string>>();
  for (const { type, code } of combinations.flatMap(({ products }) => products)) {
    if (type !== 'loadbracket') families.set(type, (families.get(type) ?? new Set()).add(code));
  }
  return [...families]
    .map(([type, codes]) => ({ type, codes: [...codes].slice(0, most) }))
    .filter(({ codes }) => codes.length > 1)
    .toSorted((a, b) => b.codes.length - a.codes.length);
}
