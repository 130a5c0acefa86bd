import type { ProductSummary } from '@payload/api/contract';
import { figureOf, numberOf } from '@payload/web/products/spec.ts';

const sorts = ['most', 'weight', 'listed'] as const;

/** How a list of products is narrowed and ordered. `filter` is an aircraft's or family's key, or `all`. */
export interface ListView {
  filter: string;
  sort: (typeof sorts)[number];
}

export const defaultView: ListView = { filter: 'all', sort: 'most' };

/** The order a text names, or null. */
export function sortNamed(text: string | null): ListView['sort'] | null {
  return sorts.find((sort) => sort === text) ?? null;
}

/** Reads a view from a query; what it does not understand counts as not said. */
export function viewOf(search: URLSearchParams, unsaid: ListView = defaultView): ListView {
  return {
    filter: search.get('filter') ?? unsaid.filter,
    sort: sortNamed(search.get('sort')) ?? unsaid.sort,
  };
}

/** The query that `viewOf` reads back; empty for the view that need not be said. */
export function queryOf(view: ListView, unsaid: ListView = defaultView): string {
  const query = new URLSearchParams();
  if (view.filter !== unsaid.filter) query.set('filter', view.filter);
  if (view.sort !== unsaid.sort) query.set('sort', view.sort);
  return query.size ? `?${query}` : '';
}

const weightOf = (product: ProductSummary) =>
  numberOf(figureOf(product, 'weight_g')) ?? Number.POSITIVE_INFINITY;

/** Sorted copy; products without the figure come last, ties stay as listed. */
export function sorted(products: readonly ProductSummary[], sort: ListView['sort']): ProductSummary[] {
  switch (sort) {
    case 'most':
      return products.toSorted((a, b) => (numberOf(b.keyFigure) ?? -1) - (numberOf(a.keyFigure) ?? -1));
    case 'weight':
      return products.toSorted((a, b) => weightOf(a) - weightOf(b));
    case 'listed':
      return [...products];
  }
}
