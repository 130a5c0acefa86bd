import { findAircraft } from './aircraft.ts';
import { mountsOn } from './ports.ts';
import { type ProductEntry, products, specValueOf } from './products/index.ts';
import type { Part, Stack } from './replies/index.ts';

function partOf(product: ProductEntry): Part {
  const size = specValueOf(product, 'size_mm') ?? specValueOf(product, 'panel_size_mm');
  const lengths = Array.isArray(size) ? size.filter((length) => typeof length === 'number') : [];
  return { lengthMm: lengths[0] ?? 0, heightMm: lengths.at(-1) ?? 0, weightG: product.spec.weight_g };
}

/** What is stacked on a bracket, by the sizes and weights of the data sheets. */
export function stackOf(bracket: ProductEntry): Stack {
  const carriers = bracket.aircraft.map((key) => findAircraft(key));
  return {
    bracket: partOf(bracket),
    ratedKg: Number(specValueOf(bracket, 'max_load_kg')),
    aircraft: carriers.map(({ key, payloadG }) => ({ key, payloadG })),
    payloads: products.flatMap((product) => {
      const flown = carriers.filter((aircraft) => mountsOn(bracket, aircraft, product));
      return flown.length === 0
        ? []
        : [{ code: product.code, ...partOf(product), aircraft: flown.map(({ key }) => key) }];
    }),
  };
}
