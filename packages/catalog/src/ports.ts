import type { AircraftEntry, Port } from './aircraft.ts';
import { drawnPower, fitFaults, needsBracket } from './fit.ts';
import { type ProductEntry, products, specValueOf } from './products/index.ts';
import { supplyPorts } from './supply-ports.ts';

/** The ports of an aircraft that a bracket leads to, by what its specification says of them. */
const bracketPorts: Readonly<Record<string, readonly Port[]>> = {
  skyportOrOsdk: ['skyport', 'osdk'],
  eport24AndSkyport: ['eport', 'skyport'],
  eportLite: ['eportLite'],
  eportV2: ['eportV2'],
  eportPlain: ['eport'],
  eportTwoPositions: ['eport'],
  osdk24: ['osdk'],
  skyport: ['skyport'],
  sling: ['sling'],
};

/** The ports that a bracket leads to; empty for any other product. */
function portsOf(bracket: ProductEntry): readonly Port[] {
  const leads = specValueOf(bracket, 'ports');
  return typeof leads === 'string' ? (bracketPorts[leads] ?? []) : [];
}

/** The port of an aircraft that a bracket leads to and that powers a product; null where none does. */
function portThrough(bracket: ProductEntry, aircraft: AircraftEntry, product: ProductEntry): Port | null {
  const leads = portsOf(bracket);
  const found = aircraft.ports.find(
    ({ port, watts }) => leads.includes(port) && drawnPower(product, watts) <= watts,
  );
  return found?.port ?? null;
}

/**
 * Whether an aircraft flies with a product on this bracket: it is rated for the product and powers it. A bracket that is made
 * for one product holds others only where they have none else.
 */
export function mountsOn(bracket: ProductEntry, aircraft: AircraftEntry, product: ProductEntry): boolean {
  const isBound = products.some(({ bracket: own }) => own === bracket.code);
  return (
    needsBracket(product) &&
    (isBound ? bracketOn(product, aircraft) === bracket : product.bracket === null) &&
    product.spec.weight_g <= Number(specValueOf(bracket, 'max_load_kg')) * 1000 &&
    portThrough(bracket, aircraft, product) !== null &&
    fitFaults(aircraft, [bracket, product]).length === 0
  );
}

/** The most that a bracket passes on to a payload, in watts, on the strongest of its aircraft. */
export function bracketWatts(bracket: ProductEntry, aircraft: readonly AircraftEntry[]): number {
  const leads = portsOf(bracket);
  const watts = aircraft
    .filter(({ key }) => bracket.aircraft.includes(key))
    .flatMap(({ ports }) => ports.filter(({ port }) => leads.includes(port)).map((one) => one.watts));
  return Math.max(0, ...watts);
}

/**
 * The bracket a product is mounted with on an aircraft: its own, else the aircraft's usual one, else another
 * made for this aircraft alone whose port powers it. Null where it needs none, or there is none.
 */
export function bracketOn(product: ProductEntry, aircraft: AircraftEntry): ProductEntry | null {
  if (!needsBracket(product)) return null;
  const made = products.filter((one) => one.type === 'loadbracket' && one.aircraft.includes(aircraft.key));
  const own = made.find(({ code }) => code === product.bracket);
  if (own) return own;
  const inTurn = made.toSorted(
    (one, other) =>
      Number(other.code === aircraft.bracket) - Number(one.code === aircraft.bracket) ||
      one.aircraft.length - other.aircraft.length,
  );
  return inTurn.find((bracket) => portThrough(bracket, aircraft, product) !== null) ?? null;
}

/** How a product is powered on an aircraft where that is not as its supply says. */
export interface SupplyElsewhere {
  port: Port;
  bracket: ProductEntry;
}

/**
 * How a product is powered on an aircraft: `direct` by a port that its supply names or by its battery, through
 * a bracket from another port, or not at all (null).
 */
export function supplyOn(product: ProductEntry, aircraft: AircraftEntry): 'direct' | SupplyElsewhere | null {
  const wanted = supplyPorts(product);
  if (wanted.length === 0) return 'direct';
  const isThere = aircraft.ports.some(
    ({ port, watts }) => wanted.includes(port) && drawnPower(product, watts) <= watts,
  );
  if (isThere) return 'direct';
  const bracket = bracketOn(product, aircraft);
  const port = bracket && portThrough(bracket, aircraft, product);
  return bracket && port ? { port, bracket } : null;
}
