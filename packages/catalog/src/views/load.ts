import type { AircraftEntry } from '../aircraft.ts';
import { cargoLeft, loadOf } from '../fit.ts';
import type { Language } from '../language.ts';
import { type ProductEntry, specValueOf } from '../products/index.ts';
import type { CarriedLoad, CarriedProduct, SpecValue } from '../replies/index.ts';
import { typeInfo } from '../types.ts';
import { aircraftView } from './device.ts';
import { specValue } from './spec-value.ts';

/** The figure a product is there for. Of the rating of a release unit only what can be lifted counts. */
function figureOf(product: ProductEntry, leftG: number, language: Language): SpecValue {
  if (product.type !== 'thrower') return specValue(product, typeInfo(product.type).keyFigure, language);
  const value = cargoLeft(Number(specValueOf(product, 'max_total_load_kg')), leftG);
  return { ...specValue(product, 'cargo_max_kg', language), kind: 'figure', value, unit: 'kg' };
}

/** What products weigh and take on an aircraft that carries them together. */
export function carriedLoad(
  entry: AircraftEntry,
  carried: readonly ProductEntry[],
  language: Language,
): CarriedLoad {
  const { bracketG, totalG, watts } = loadOf(entry, carried);
  const { key, route, name, payloadG, watts: portWatts, plan } = aircraftView(entry, language);
  return {
    aircraft: { key, route, name, payloadG, watts: portWatts, plan },
    manyPorts: entry.manyPorts,
    products: carried.map(
      (product, index): CarriedProduct => ({
        code: product.code,
        type: product.type,
        route: product.route,
        figure: figureOf(product, entry.payloadG - totalG, language),
        weightG: product.spec.weight_g,
        watts: watts[index] ?? 0,
      }),
    ),
    bracketG,
    totalG,
  };
}
