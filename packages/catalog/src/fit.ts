import { type AircraftEntry, type AircraftKey, findAircraft } from './aircraft.ts';
import { type Carried, type Carrier, sumLoad } from './load-rules.ts';
import { type ProductEntry, products, specValueOf } from './products/index.ts';
import { supplyPorts } from './supply-ports.ts';

const weightOf = (product: ProductEntry) => product.spec.weight_g;

/** Where a product's power comes from; `either` where it has a battery and a cable to the port. */
function powerSource(product: ProductEntry): 'port' | 'battery' | 'either' {
  const supply = specValueOf(product, 'supply');
  if (product.type === 'flashinglight' || supply === 'battery') return 'battery';
  return supply === 'batteryOrEport' || supply === 'aircraftPortOrBattery' ? 'either' : 'port';
}

/** What works on its own battery clips, clamps or sticks on; everything else is mounted on a bracket. */
export function needsBracket(product: ProductEntry): boolean {
  return product.type !== 'loadbracket' && powerSource(product) !== 'battery';
}

/** What a product takes from a port of so many watts; 0 where its own battery has to do. */
export function drawnPower(product: ProductEntry, portWatts: number): number {
  const power = specValueOf(product, 'rated_power_w');
  const source = powerSource(product);
  if (typeof power !== 'number' || source === 'battery') return 0;
  return source === 'either' && power > portWatts ? 0 : power;
}

const brackets = products.filter(({ type }) => type === 'loadbracket');

/** Weight of the heaviest bracket made for an aircraft, in grams; 0 where there is none. */
function heaviestBracket(aircraft: AircraftEntry): number {
  const made = brackets.filter((bracket) => bracket.aircraft.includes(aircraft.key));
  return Math.max(0, ...made.map(weightOf));
}

/** What counts against an aircraft's limit, in grams: the payload and, where it needs one, the heaviest bracket. */
function countedWeight(product: ProductEntry, aircraft: AircraftEntry): number {
  return weightOf(product) + (needsBracket(product) ? heaviestBracket(aircraft) : 0);
}

/** The part of an aircraft's payload that a product takes, in whole per cent, its bracket counted. */
export function payloadShare(product: ProductEntry, aircraft: AircraftEntry): number {
  return Math.round((100 * countedWeight(product, aircraft)) / aircraft.payloadG);
}

/**
 * What may really be dropped, in kilograms: the release unit's rating, or what the aircraft still lifts
 * after the unit and, where it needs one, the heaviest bracket made for it, whichever is less. Rounded to 10 g.
 */
export function cargoLimit(ratedKg: number, product: ProductEntry, aircraft: AircraftEntry): number {
  return cargoLeft(ratedKg, aircraft.payloadG - countedWeight(product, aircraft));
}

/** What a release unit may drop from each of its aircraft, in kilograms; empty for what is none. */
export function cargoByAircraft(product: ProductEntry): { key: AircraftKey; kg: number }[] {
  const rated = specValueOf(product, 'max_total_load_kg');
  if (typeof rated !== 'number') return [];
  return product.aircraft.map((key) => ({ key, kg: cargoLimit(rated, product, findAircraft(key)) }));
}

/** The lesser of a rating in kilograms and the grams that are left, in kilograms rounded to 10 g. */
export function cargoLeft(ratedKg: number, leftG: number): number {
  return Math.round(100 * Math.min(ratedKg, leftG / 1000)) / 100;
}

/** An aircraft as the rules of loads see it. */
export function carrierOf(aircraft: AircraftEntry): Carrier {
  const { payloadG, manyPorts, ports } = aircraft;
  return { payloadG, sharesPort: !manyPorts, ports: [...ports], heaviestBracketG: heaviestBracket(aircraft) };
}

/** A product as the rules of loads see it on an aircraft. */
export function carriedOn(product: ProductEntry, aircraft: AircraftEntry): Carried {
  return {
    code: product.code,
    weightG: weightOf(product),
    watts: drawnPower(product, aircraft.watts),
    hasBattery: powerSource(product) === 'either',
    prefers: [...supplyPorts(product)],
    needsBracket: needsBracket(product),
    isBracket: product.type === 'loadbracket',
  };
}

/** What an aircraft carries at once, held against what it lifts and powers. */
export interface Load {
  /** The heaviest bracket made for the aircraft, in grams, where the products need one and name none; else 0. */
  bracketG: number;
  /** Products and bracket, in grams. */
  totalG: number;
  /** What each product takes from its port, in watts and in their order. */
  watts: number[];
}

const sumOn = (aircraft: AircraftEntry, carried: readonly ProductEntry[]) =>
  sumLoad(
    carrierOf(aircraft),
    carried.map((product) => carriedOn(product, aircraft)),
  );

/** Weighs products that fly together. What is mounted needs a bracket, and that is lifted as well. */
export function loadOf(aircraft: AircraftEntry, carried: readonly ProductEntry[]): Load {
  const { bracketG, totalG } = sumOn(aircraft, carried);
  return { bracketG, totalG, watts: carried.map((product) => drawnPower(product, aircraft.watts)) };
}

/**
 * Why an aircraft cannot fly with these products together; empty where it can. On aircraft with several
 * ports each payload takes one of its own, on the others all share one.
 */
export function fitFaults(aircraft: AircraftEntry, carried: readonly ProductEntry[]): string[] {
  const { key, payloadG, watts } = aircraft;
  const foreign = carried
    .filter((product) => !product.aircraft.includes(key))
    .map(({ code }) => `${code} is not made for ${key}`);
  const { totalG, faults } = sumOn(aircraft, carried);
  return [
    ...foreign,
    ...faults.map((fault) => {
      switch (fault.kind) {
        case 'weight':
          return `${totalG} g is more than the ${payloadG} g of ${key}`;
        case 'power':
          return `${watts + fault.overW} W is more than the ${watts} W of a port of ${key}`;
        case 'port':
          return fault.isTaken
            ? `the ports of ${key} that give the ${fault.watts} W of ${fault.code} are taken`
            : `${fault.watts} W is more than the ${watts} W of a port of ${key}`;
      }
    }),
  ];
}
