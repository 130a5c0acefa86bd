import type { ProductInfo, ProductSummary, SpecValue } from '@payload/api/contract';

/** The number of a figure, or null for words, sizes and ranges. */
export function numberOf(value: SpecValue | null | undefined): number | null {
  return value?.kind === 'figure' ? value.value : null;
}

/** A row of a product by its key, or null where the type has no such row. */
export function rowOf(product: ProductInfo, key: string): SpecValue | null {
  for (const group of product.groups) for (const row of group.rows) if (row.key === key) return row;
  return null;
}

/** One of a card's key figures by its key. */
export function figureOf(product: ProductSummary, key: string): SpecValue | null {
  return product.figures.find((figure) => figure.key === key) ?? null;
}

/** A value as text without markup, for comparing two values with one another. */
export function plainText(value: SpecValue): string {
  switch (value.kind) {
    case 'figure':
      return `${value.value} ${value.unit}`;
    case 'range':
      return `${value.from} ${value.to} ${value.unit}`;
    case 'size':
      return `${value.lengths.join(' ')} ${value.unit}`;
    case 'text':
      return value.text;
    case 'none':
      return '';
  }
}
