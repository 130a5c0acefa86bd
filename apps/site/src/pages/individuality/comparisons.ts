import type { ProductType, Recommendation } from '@payload/api/contract';

/** What of a recommendation can stand side by side: two models or more of one family, best first. */
export function comparisonsIn(
  { products }: Recommendation,
  limit: number,
): { type: ProductType; codes: string[] }[] {
  const families = Map.groupBy(products, ({ product }) => product.type);
  return [...families]
    .map(([type, models]) => ({ type, codes: models.slice(0, limit).map(({ product }) => product.code) }))
    .filter(({ codes }) => codes.length > 1);
}
