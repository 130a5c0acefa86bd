import type { ProductType, Recommendation } from '@payload/api/contract';
import { COMPARE_LIMIT } from '../compare/limit.ts';

/** What of a recommendation stands side by side. */
export interface Comparison {
  codes: string[];
  /** The family of all of them; null where they are of several. */
  type: ProductType | null;
}

/** What comes first and the two after it, side by side, as far as there is room; null where there is but one. */
export function comparisonIn({ combination, products }: Recommendation): Comparison | null {
  const singles = products.map(({ product }) => product);
  const first = combination?.products ?? singles.slice(0, 1);
  const next = singles.filter(({ code }) => !first.some((one) => one.code === code)).slice(0, 2);
  const models = [...first, ...next].slice(0, COMPARE_LIMIT);
  const [family] = models;
  if (!family || models.length < 2) return null;
  return {
    codes: models.map(({ code }) => code),
    type: models.every(({ type }) => type === family.type) ? family.type : null,
  };
}
