import { formatFigure } from '@payload/measure/figure';
import { type AircraftEntry, findAircraft } from '../aircraft.ts';
import { cargoLeft, fitFaults, loadOf } from '../fit.ts';
import { findProduct, type ProductEntry, products, specValueOf } from '../products/index.ts';
import type { RecommendationAnswers } from '../replies/index.ts';

const scenarios = ['publicRescue', 'safetyPatrol', 'facilityRepair', 'majorEvents', 'other'] as const;
const features = ['shout', 'strongLight', 'airdrop', 'warningFlash'] as const;
const aircraft = ['M350RTK', 'M200V2', 'M30', 'M3Industry', 'M3Consumer', 'other'] as const;
const budgets = ['under3000', '3000to8000', '8000to20000', 'over20000'] as const;

type Task = RecommendationAnswers['features'][number];

/** Every way the questionnaire can be answered: 5 × 15 × 6 × 4. */
export const everyAnswer: RecommendationAnswers[] = scenarios.flatMap((scenario) =>
  Array.from({ length: 15 }, (_, index) =>
    features.filter((_feature, bit) => (index + 1) & (1 << bit)),
  ).flatMap((chosen) =>
    aircraft.flatMap((model) =>
      budgets.map((budget) => ({ scenario, features: chosen, aircraft: model, budget })),
    ),
  ),
);

const keys = {
  M350RTK: 'M350',
  M200V2: 'M200V2',
  M30: 'M30',
  M3Industry: 'M3E',
  M3Consumer: 'M3C',
  other: '',
};
/** The aircraft of the answers; null where it is none of the catalogue's. */
export const aircraftOf = (given: RecommendationAnswers) => findAircraft(keys[given.aircraft]);

/** The product with this code. */
export function named(code: string): ProductEntry {
  const found = findProduct(code);
  if (!found) throw new Error(`no ${code}`);
  return found;
}

/** Whether a product is made for a task, by what its specification states. */
export function does(one: ProductEntry, task: Task): boolean {
  const functions = [specValueOf(one, 'functions') ?? []].flat().map(String);
  return {
    shout: one.type === 'megaphone' || functions.includes('megaphone'),
    strongLight: one.type === 'searchlight' || functions.includes('searchlight'),
    airdrop: one.type === 'thrower' || functions.some((name) => /dropper/i.test(name)),
    warningFlash: one.type === 'flashinglight' || typeof specValueOf(one, 'flash') === 'string',
  }[task];
}

function dropKg(one: ProductEntry, carried: readonly ProductEntry[], on: AircraftEntry): number {
  const rated = specValueOf(one, 'max_total_load_kg');
  return cargoLeft(typeof rated === 'number' ? rated : Infinity, on.payloadG - loadOf(on, carried).totalG);
}

/** The figure of a task with what is carried; 0 where none is stated, null where nothing does it. */
export function figureOf(
  carried: readonly ProductEntry[],
  task: Task,
  on: AircraftEntry | null,
): number | null {
  const values = carried
    .filter((one) => does(one, task))
    .map((one) => {
      if (task === 'airdrop') {
        const where = on ? [on] : one.aircraft.flatMap((key) => findAircraft(key) ?? []);
        return Math.max(...where.map((each) => dropKg(one, on ? carried : [one], each)));
      }
      const key = {
        shout: 'audible_range_m',
        strongLight: 'luminous_flux_lm',
        warningFlash: 'visible_range_m',
      } as const;
      return Number(specValueOf(one, key[task]) ?? 0);
    });
  // What leaves nothing to be dropped drops nothing.
  if (task === 'airdrop' && !values.some((value) => value > 0)) return null;
  return values.length > 0 ? Math.max(...values) : null;
}

/** A figure as a sentence has to print it. */
export function printed(task: Task, value: number): string {
  if (task === 'airdrop') return value < 1 ? formatFigure(value * 1000, 'g') : formatFigure(value, 'kg');
  return formatFigure(value, task === 'strongLight' ? 'lm' : 'm');
}

/** Whether an aircraft carries these together; of an unknown one a single product is believed. */
export const flies = (carried: readonly ProductEntry[], on: AircraftEntry | null) =>
  on === null ? carried.length === 1 : fitFaults(on, carried).length === 0;

/** Sample bands go by weight: up to 100, 300 and 1000 g. */
export function isAffordable(carried: readonly ProductEntry[], { budget }: RecommendationAnswers): boolean {
  const limit = { under3000: 100, '3000to8000': 300, '8000to20000': 1000, over20000: Infinity }[budget];
  return carried.reduce((sum, { spec }) => sum + spec.weight_g, 0) <= limit;
}

/** Whether what is carried meets every answer. */
export function meets(carried: readonly ProductEntry[], given: RecommendationAnswers): boolean {
  const on = aircraftOf(given);
  return (
    flies(carried, on) &&
    isAffordable(carried, given) &&
    given.features.every((task) => figureOf(carried, task, on) !== null)
  );
}

/** What can be recommended. */
export const payloads = products.filter(({ type }) => type !== 'loadbracket');
