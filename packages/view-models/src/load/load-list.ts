import type { ProductSummary } from '@payload/api/contract';
import type { ProductType } from '@payload/catalog';

/** The families that carry on an aircraft, in menu order, with how many models each. */
export function familyCounts(products: readonly Pick<ProductSummary, 'type'>[]): [ProductType, number][] {
  const counts = new Map<ProductType, number>();
  for (const { type } of products) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts];
}

/** The family that is asked for; `all` where a link from another aircraft names one that is not here. */
export function familyAsked(
  families: readonly (readonly [ProductType, number])[],
  asked: string,
): ProductType | 'all' {
  return families.find(([type]) => type === asked)?.[0] ?? 'all';
}

/** The figure that its family is compared by; of a machine that does several things, one for each. */
export function measuresOf({
  type,
  keyFigure,
  figures,
}: Pick<ProductSummary, 'type' | 'keyFigure' | 'figures'>) {
  return figures.flatMap((figure) => {
    const isTold = type === 'integratedmachine' ? figure.key !== 'weight_g' : figure.key === keyFigure?.key;
    return isTold && figure.kind === 'figure' ? figure : [];
  });
}

/** How many are payloads: a bracket is listed, but it is none. */
export const payloadsIn = (products: readonly Pick<ProductSummary, 'type'>[]): number =>
  products.filter(({ type }) => type !== 'loadbracket').length;

/** A port whose voltage and current stay on one line: 24 V / 4 A. */
export const nonBreakingPort = (port: string): string => port.replaceAll('V / ', 'V\u00a0/\u00a0');
