import type { ProductSummary, SpecValue } from '@payload/api/contract';
import type { SpecKey } from '@payload/catalog';

/** The number of a figure, or null for words, sizes and ranges. */
export function numberOf(value: SpecValue | null | undefined): number | null {
  return value?.kind === 'figure' ? value.value : null;
}

/** One of a card's key figures by its key. */
export function figureOf(product: ProductSummary, key: SpecKey): SpecValue | null {
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
