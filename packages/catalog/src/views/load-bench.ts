import type { AircraftEntry } from '../aircraft.ts';
import { carriedOn, carrierOf } from '../fit.ts';
import type { Carried, Carrier } from '../load-rules.ts';
import { bracketOn } from '../ports.ts';
import type { ProductCode } from '../products/sources.ts';
import { productsFor } from './device.ts';

/** What the rules of loads need of a product, and the bracket that it is mounted with on the bench's aircraft. */
export interface BenchProduct extends Carried {
  code: ProductCode;
  /** Null where it needs none, or there is none. */
  bracket: ProductCode | null;
}

/** What `sumLoad` needs for any set of products under one aircraft. */
export interface LoadBench {
  carrier: Carrier;
  /** Millimetres of one unit of the aircraft's plan. */
  planMm: number;
  /** What is made for it, in the order of its page. */
  products: BenchProduct[];
}

/** An aircraft and all that is made for it, as the rules of loads see them. */
export function loadBench(entry: AircraftEntry): LoadBench {
  return {
    carrier: carrierOf(entry),
    planMm: entry.planMm,
    products: productsFor(entry.key).map((product) => ({
      ...carriedOn(product, entry),
      code: product.code,
      bracket: bracketOn(product, entry)?.code ?? null,
    })),
  };
}
