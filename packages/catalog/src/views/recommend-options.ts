import { type AircraftEntry, type AircraftKey, findAircraft } from '../aircraft.ts';
import { budgetBands } from '../candidate-rules.ts';
import { fitFaults } from '../fit.ts';
import { type IndustryId, industries } from '../industries.ts';
import { type ProductEntry, products, specValueOf } from '../products/index.ts';
import type { RecommendationAnswers } from '../replies/index.ts';
import { type Task, type TaskDone, tasks, tasksDone } from './recommend-tasks.ts';

/** Aircraft of the questionnaire by their keys; null for any other, which nothing can be held against. */
const aircraftKeysOf: Record<RecommendationAnswers['aircraft'], AircraftKey | null> = {
  M350RTK: 'M350',
  M200V2: 'M200V2',
  M30: 'M30',
  M3Industry: 'M3E',
  M3Consumer: 'M3C',
  other: null,
};

/** Answers to the question for the aircraft. */
export const aircraftAnswers: readonly RecommendationAnswers['aircraft'][] = [
  'M350RTK',
  'M200V2',
  'M30',
  'M3Industry',
  'M3Consumer',
  'other',
];

/** The aircraft that an answer names; null where it is none of the catalogue's. */
export function answeredAircraft(answer: RecommendationAnswers['aircraft']): AircraftEntry | null {
  const key = aircraftKeysOf[answer];
  return key === null ? null : findAircraft(key);
}

/** The industries whose usual equipment suits a scenario. */
const scenarioIndustries: Record<RecommendationAnswers['scenario'], readonly IndustryId[]> = {
  publicRescue: ['FireFighting', 'MountainForest', 'WaterConservancy'],
  safetyPatrol: ['LawEnforcement', 'MaritimeAffairs', 'Transportation'],
  facilityRepair: ['ElectricPower'],
  majorEvents: ['LawEnforcement'],
  other: [],
};

/** Industries that stop and direct people by red and blue light: crowds and roads. */
const redBlueIndustries: readonly IndustryId[] = ['LawEnforcement', 'Transportation'];

/** Whether a product flashes red and blue, which people take as an order; an aviation light only marks an aircraft. */
function isRedBlue(product: ProductEntry): boolean {
  const colours = specValueOf(product, 'colours');
  const flash = specValueOf(product, 'flash');
  return (
    (Array.isArray(colours) && colours.includes('red') && colours.includes('blue')) ||
    (typeof flash === 'string' && flash.startsWith('redBlue'))
  );
}

/** Sample prices: the owner has given none, so heavier equipment counts as dearer. Grams up to which each band goes. */
const bandWeights = [100, 300, 1000];

/** The sample price band of so many grams, and its place among the bands. */
export function sampleBand(weightG: number): { band: RecommendationAnswers['budget']; index: number } {
  const heavier = bandWeights.findIndex((limit) => weightG <= limit);
  const index = heavier < 0 ? bandWeights.length : heavier;
  return { band: budgetBands[index] ?? 'over20000', index };
}

/** A product, or several that fly together, by what it does of what was asked. */
interface Carried {
  products: readonly ProductEntry[];
  done: readonly TaskDone[];
  fits: boolean;
  /** Of the products, in grams. */
  weightG: number;
}

/** What is carried, held against the answers. */
export interface Option extends Carried {
  /** Null where the visitor's aircraft is none of the catalogue's. */
  aircraft: AircraftEntry | null;
  missing: readonly Task[];
  /** Industries of the scenario that use it. */
  usualIn: readonly IndustryId[];
  /** Its sample price band, and by how many it is above the one chosen. */
  band: RecommendationAnswers['budget'];
  bandsOver: number;
}

const payloads = products.filter(({ type }) => type !== 'loadbracket');

const codes = (set: readonly ProductEntry[]) =>
  set
    .map(({ code }) => code)
    .toSorted()
    .join();

/** Each way to let one product or none do each task, as sets of two products and more that fly together. */
function setsFor(
  asked: readonly Task[],
  singles: readonly Carried[],
  aircraft: AircraftEntry,
): ProductEntry[][] {
  let sets = new Map<string, ProductEntry[]>([['', []]]);
  for (const task of asked) {
    const able = singles.filter(({ done }) => done.some((one) => one.task === task));
    const grown = new Map(sets);
    for (const set of sets.values()) {
      for (const { products: added } of able) {
        const larger = [...new Set([...set, ...added])];
        // What does not fly does not fly with more either.
        if (!grown.has(codes(larger)) && fitFaults(aircraft, larger).length === 0)
          grown.set(codes(larger), larger);
      }
    }
    sets = grown;
  }
  return [...sets.values()].filter(({ length }) => length > 1);
}

/** What is carried, with those of the tasks that it does; one product alone is believed of an aircraft nobody knows. */
export function carry(
  carried: readonly ProductEntry[],
  asked: readonly Task[],
  aircraft: AircraftEntry | null,
): Carried {
  const fits = aircraft === null ? carried.length === 1 : fitFaults(aircraft, carried).length === 0;
  return {
    products: carried,
    done: tasksDone(carried, asked, fits ? aircraft : null),
    fits,
    weightG: carried.reduce((sum, { spec }) => sum + spec.weight_g, 0),
  };
}

/** All that does a part of the tasks: singles on any aircraft, combinations only where they fly. */
function carriedFor(asked: readonly Task[], aircraft: AircraftEntry | null): Carried[] {
  const singles = payloads
    .map((product) => carry([product], asked, aircraft))
    .filter(({ done }) => done.length > 0);
  if (!aircraft) return singles;
  const able = singles.filter(({ fits }) => fits);
  return [...singles, ...setsFor(asked, able, aircraft).map((set) => carry(set, asked, aircraft))];
}

const kept = new Map<string, Carried[]>();

/** The same, computed once for each aircraft and set of tasks: the catalogue does not change while it runs. */
function keptFor(asked: readonly Task[], aircraft: AircraftEntry | null): Carried[] {
  const key = [aircraft?.key ?? '', ...asked].join();
  const found = kept.get(key) ?? carriedFor(asked, aircraft);
  kept.set(key, found);
  return found;
}

/** The industries of a scenario that use any of the products. */
function usualIn(
  carried: readonly ProductEntry[],
  scenario: RecommendationAnswers['scenario'],
): IndustryId[] {
  return industries
    .filter(({ id }) => scenarioIndustries[scenario].includes(id))
    .filter(({ options }) =>
      options.some((option) => option.products.some((code) => carried.some((one) => one.code === code))),
    )
    .map(({ id }) => id);
}

const valueOf = ({ done }: Carried, task: Task) => done.find((one) => one.task === task)?.value ?? null;

/** The product over the tasks of the share each figure is of the highest there is; what is not stated is left out. */
function shareOf(option: Carried, highest: ReadonlyMap<Task, number>): number {
  return option.done.reduce(
    (share, { task, value }) => (value === null ? share : (share * value) / (highest.get(task) ?? value)),
    1,
  );
}

/**
 * Everything that does one of the tasks at least, best first. The aircraft is given up last, then a task,
 * then the budget, the fewest bands first. Among equals in that comes first what has a stated figure for
 * more of its tasks, then what flashes red and blue where the scenario is of crowds or roads, then the largest product of shares of the highest figures, which for one task is
 * the highest figure. Ties go to fewer devices, what the scenario usually uses, and the lighter.
 */
export function rankedOptions(answers: RecommendationAnswers): Option[] {
  const aircraft = answeredAircraft(answers.aircraft);
  const asked = tasks.filter((task) => answers.features.includes(task));
  const carried = keptFor(asked, aircraft);
  const comparable = carried.some(({ fits }) => fits) ? carried.filter(({ fits }) => fits) : carried;
  const highest = new Map(
    asked.map((task) => [task, Math.max(...comparable.map((each) => valueOf(each, task) ?? 0)) || 1]),
  );
  const isOfOrders = scenarioIndustries[answers.scenario].some((id) => redBlueIndustries.includes(id));
  return carried
    .map((each) => {
      const { band, index } = sampleBand(each.weightG);
      const option: Option = {
        ...each,
        aircraft,
        missing: asked.filter((task) => !each.done.some((one) => one.task === task)),
        usualIn: usualIn(each.products, answers.scenario),
        band,
        bandsOver: Math.max(0, index - budgetBands.indexOf(answers.budget)),
      };
      const stated = each.done.filter(({ value }) => value !== null).length;
      const isOrder =
        isOfOrders && each.done.some(({ task, product }) => task === 'warningFlash' && isRedBlue(product));
      return { option, stated, isOrder, share: shareOf(each, highest) };
    })
    .toSorted(
      ({ option: one, ...ones }, { option: other, ...others }) =>
        Number(other.fits) - Number(one.fits) ||
        one.missing.length - other.missing.length ||
        one.bandsOver - other.bandsOver ||
        others.stated - ones.stated ||
        Number(others.isOrder) - Number(ones.isOrder) ||
        others.share - ones.share ||
        one.products.length - other.products.length ||
        Number(other.usualIn.length > 0) - Number(one.usualIn.length > 0) ||
        one.weightG - other.weightG,
    )
    .map(({ option }) => option);
}
