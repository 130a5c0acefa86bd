import type { Port } from './aircraft.ts';
import { type ProductEntry, specValueOf } from './products/index.ts';

const portsBySupply: Readonly<Record<string, readonly Port[]>> = {
  eport: ['eport', 'eportV2'],
  skyportHighPower: ['skyport'],
  skyportOrPPort: ['skyport', 'pport'],
  eportV2OrSling: ['eportV2', 'sling'],
};

/** The ports that a product's supply names; empty where it takes any port, or none. */
export function supplyPorts(product: ProductEntry): readonly Port[] {
  const supply = specValueOf(product, 'supply');
  return typeof supply === 'string' ? (portsBySupply[supply] ?? []) : [];
}
