import type { ProductSummary, SpecValue } from '@payload/api/contract';
import type { AircraftKey } from '@payload/catalog';
import { numberOf } from '@payload/web/products/spec.ts';
import { aircraftCounts } from './aircraft-counts.ts';
import { type ListView, sorted } from './list-view.ts';

export type AircraftCount = readonly [aircraft: AircraftKey, count: number];

interface SeriesView {
  /** The models whose figure is a number, in their order, and the figure that the family is measured by. */
  measured: ProductSummary[];
  measure: SpecValue | null;
  /** From the least to the most of that figure; null where it is none. */
  span: { least: number; most: number; unit: string } | null;
  /** What is listed. */
  visible: ProductSummary[];
  /** What the family flies on, the visitor's own first, however little flies on it. */
  aircraft: readonly AircraftCount[];
  lightest: ProductSummary | undefined;
}

/** What the page of a family shows of its models. */
export function seriesViewOf(
  products: readonly ProductSummary[],
  view: ListView,
  own: string | null,
): SeriesView {
  const inOrder = sorted(products, view.sort);
  const measured = inOrder.filter(({ keyFigure }) => numberOf(keyFigure) !== null);
  const measure = measured[0]?.keyFigure ?? null;
  const values = measured.map(({ keyFigure }) => numberOf(keyFigure) ?? 0);
  return {
    measured,
    measure,
    span:
      measure?.kind === 'figure'
        ? { least: Math.min(...values), most: Math.max(...values), unit: measure.unit }
        : null,
    visible: inOrder.filter(
      ({ aircraft }) => view.filter === 'all' || aircraft.some((key) => key === view.filter),
    ),
    aircraft: aircraftCounts(products).toSorted(
      ([one], [other]) => Number(other === own) - Number(one === own),
    ),
    lightest: sorted(products, 'weight')[0],
  };
}

/** How long the longest word of an English headline is, in parts of its size: a letter is some 0.7 wide. */
export const longestWordOf = (headline: string): number =>
  Math.max(...headline.split(' ').map(({ length }) => length)) * 0.7;
