import { type AircraftEntry, type AircraftKey, findAircraft } from '../aircraft.ts';
import type { Language } from '../language.ts';
import { type ProductEntry, products } from '../products/index.ts';
import type { Aircraft, DeviceProducts } from '../replies/index.ts';
import { translate } from '../texts.ts';
import { productSummaries } from './summary.ts';

/** An aircraft with its texts. */
export function aircraftView(entry: AircraftEntry, language: Language): Aircraft {
  const { key, payloadG, watts, ip, plan, picture } = entry;
  const text = (name: 'name' | 'className' | 'port' | 'psdk') =>
    translate(language, 'aircraft', `${key}.${name}`);
  return {
    key,
    route: key.toLowerCase(),
    name: text('name'),
    className: text('className'),
    payloadG,
    watts,
    port: text('port'),
    ip: ip ?? translate(language, 'aircraft', 'ipNotPublished'),
    psdk: text('psdk'),
    plan,
    picture,
  };
}

/** What an aircraft carries, in menu order: payloads first, its brackets last. */
export function productsFor(aircraftKey: AircraftKey): ProductEntry[] {
  return products.filter(({ aircraft }) => aircraft.includes(aircraftKey));
}

/**
 * What one aircraft carries, its brackets at the end: the reply of `findProductsByDevice`.
 *
 * @param segment key or address segment, in any case
 * @returns null where there is no such aircraft
 */
export function productsByDevice(segment: string, language: Language): DeviceProducts | null {
  const entry = findAircraft(segment);
  if (!entry) return null;
  return {
    aircraft: aircraftView(entry, language),
    products: productSummaries(productsFor(entry.key), language),
  };
}
