import { type AircraftEntry, findAircraft } from '../aircraft.ts';
import { cargoLeft, loadOf } from '../fit.ts';
import { type ProductEntry, specValueOf } from '../products/index.ts';
import type { RecommendationAnswers } from '../replies/index.ts';

/** What a payload is asked to do. */
export type Task = RecommendationAnswers['features'][number];

/** The tasks in the order they are asked and told. */
export const tasks: readonly Task[] = ['shout', 'strongLight', 'airdrop', 'warningFlash'];

/**
 * The figure each task is measured by, the same for every family that does it: metres a spoken order
 * carries, lumens, metres a flash is seen from. What can be dropped depends on the aircraft.
 */
export const figureKeys = {
  shout: 'audible_range_m',
  strongLight: 'luminous_flux_lm',
  warningFlash: 'visible_range_m',
} as const;

/** Whether a product is made for a task. */
function doesTask(product: ProductEntry, task: Task): boolean {
  const functions = specValueOf(product, 'functions');
  const has = (...names: string[]) =>
    Array.isArray(functions) && functions.some((name) => names.includes(String(name)));
  switch (task) {
    case 'shout':
      return product.type === 'megaphone' || has('megaphone');
    case 'strongLight':
      return product.type === 'searchlight' || has('searchlight');
    case 'airdrop':
      return product.type === 'thrower' || has('dropper', 'twoHookDropper');
    default:
      return product.type === 'flashinglight' || typeof specValueOf(product, 'flash') === 'string';
  }
}

/** A task as something that is carried does it. */
export interface TaskDone {
  task: Task;
  product: ProductEntry;
  /** In the unit of the task: m, lm, kg, m. Null where the catalogue states none. */
  value: number | null;
  /** The aircraft it is dropped from; null for other tasks. */
  from: AircraftEntry | null;
}

function droppedFrom(product: ProductEntry, carried: readonly ProductEntry[], from: AircraftEntry): TaskDone {
  const rated = specValueOf(product, 'max_total_load_kg');
  const leftG = from.payloadG - loadOf(from, carried).totalG;
  const value = cargoLeft(typeof rated === 'number' ? rated : Infinity, leftG);
  return { task: 'airdrop', product, value, from };
}

/** A task as one of the carried products does it; null where it does not, or leaves nothing to be dropped. */
function doneBy(
  product: ProductEntry,
  task: Task,
  carried: readonly ProductEntry[],
  aircraft: AircraftEntry | null,
): TaskDone | null {
  if (!doesTask(product, task)) return null;
  if (task !== 'airdrop') {
    const value = specValueOf(product, figureKeys[task]);
    return { task, product, value: typeof value === 'number' ? value : null, from: null };
  }
  // Where no aircraft is given, the one of its own that leaves it most.
  const from = aircraft ? [aircraft] : product.aircraft.flatMap((key) => findAircraft(key) ?? []);
  const drops = from.map((each) => droppedFrom(product, aircraft ? carried : [product], each));
  const [most] = drops.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0));
  return most && (most.value ?? 0) > 0 ? most : null;
}

/** Each of the tasks that is done by what is carried together, by the product that does it best. */
export function tasksDone(
  carried: readonly ProductEntry[],
  asked: readonly Task[],
  aircraft: AircraftEntry | null,
): TaskDone[] {
  return asked.flatMap((task) => {
    const able = carried.flatMap((product) => doneBy(product, task, carried, aircraft) ?? []);
    return able.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0)).slice(0, 1);
  });
}
