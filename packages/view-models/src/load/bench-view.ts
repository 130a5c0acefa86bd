import type { ProductSummary } from '@payload/api/contract';
import type { BenchProduct, LoadBench } from '@payload/catalog';
import { type LoadFault, type LoadSum, sumLoad } from '@payload/catalog/load-rules';
import { requestedModels } from '../compare/requested-models.ts';
import { type ListView, queryOf, viewOf } from '../lists/list-view.ts';

/** What hangs, in the order it was hung, and how the list to hang from is narrowed and ordered. All of it stands in the address. */
export interface BenchView extends ListView {
  hanging: readonly string[];
}

const unsaid: ListView = { filter: 'all', sort: 'listed' };

/** Reads a bench from a query, `?models=T90,H150T`; what is not made for the aircraft is left out. */
export function benchViewOf(search: URLSearchParams, codes: readonly string[]): BenchView {
  return { ...viewOf(search, unsaid), hanging: requestedModels(search, codes).existing };
}

/** The query that `benchViewOf` reads back; empty for an empty aircraft. */
export function benchQueryOf({ hanging, ...list }: BenchView): string {
  const rest = queryOf(list, unsaid).slice(1);
  const models = hanging.length > 0 ? `models=${hanging.join(',')}` : '';
  const query = [models, rest].filter((part) => part !== '').join('&');
  return query && `?${query}`;
}

/** The bench once a model has been hung, last of all, or taken off. */
export const withHanging = (view: BenchView, code: string, isHanging: boolean): BenchView => ({
  ...view,
  hanging: [...view.hanging.filter((each) => each !== code), ...(isHanging ? [code] : [])],
});

/** A product on the bench: it hangs, it may hang, or something keeps it from hanging with the rest. */
export type Judged = { product: BenchProduct } & (
  | { state: 'hanging' | 'free'; fault?: undefined }
  | { state: 'refused'; fault: LoadFault }
);

export interface JudgedBench {
  /** What hangs, summed. */
  sum: LoadSum;
  hanging: BenchProduct[];
  /** Every product of the bench, in its order. */
  products: Judged[];
}

/** Weighs what hangs, and tries every other product beside it. */
export function judge({ carrier, products }: LoadBench, codes: readonly string[]): JudgedBench {
  const hanging = codes.flatMap((code) => products.find((product) => product.code === code) ?? []);
  return {
    sum: sumLoad(carrier, hanging),
    hanging,
    products: products.map((product): Judged => {
      if (hanging.includes(product)) return { product, state: 'hanging' };
      const [fault] = sumLoad(carrier, [...hanging, product]).faults;
      return fault ? { product, state: 'refused', fault } : { product, state: 'free' };
    }),
  };
}

type Measured = Pick<ProductSummary, 'code' | 'keyFigure' | 'figures'>;

/**
 * What does alone what is wanted of a product that was refused and of those that hang, each by the figure that its family is
 * compared by; none where they are all of one kind.
 */
export function doingAll(
  { carrier, products }: LoadBench,
  summaries: readonly Measured[],
  codes: readonly string[],
): string[] {
  const keys = summaries.flatMap(({ code, keyFigure }) =>
    codes.includes(code) && keyFigure ? keyFigure.key : [],
  );
  const wanted = [...new Set(keys)];
  if (wanted.length < 2) return [];
  return summaries.flatMap(({ code, figures }) => {
    const product = products.find((each) => each.code === code);
    const has = new Set(figures.map(({ key }) => key));
    const isAble = product && !codes.includes(code) && wanted.every((key) => has.has(key));
    return isAble && sumLoad(carrier, [product]).faults.length === 0 ? code : [];
  });
}
