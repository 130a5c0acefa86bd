import type { Named } from './answers.ts';
import type { SearchData, SearchEntry } from './entry.ts';
import type { Measure, Quantity } from './quantities.ts';

export type Model = SearchEntry & { code: string; family: string };

export const isModel = (entry: SearchEntry | undefined): entry is Model =>
  entry?.kind === 'product' && entry.code !== undefined && entry.family !== undefined;

/** Whether an entry is the list of one of these families. */
export const isListOf = ({ kind, family }: SearchEntry, families: readonly string[]): boolean =>
  kind === 'page' && family !== undefined && families.includes(family);

/** A figure of a model as it is printed; empty where it has none. */
export const figureOf = (model: Model, key: string, { columns }: SearchData): string =>
  model.figures?.[columns[model.family]?.indexOf(key) ?? -1] ?? '';

/** A printed figure as a number; null where it is none, or more than one. */
const numberIn = (figure: string): number | null => {
  const [, digits] = /^(\d[\d.\s\u2060]*)\D*$/u.exec(figure) ?? [];
  return digits === undefined ? null : Number(digits.replaceAll(/[\s\u2060]/gu, ''));
};

export const numberOf = (model: Model, key: string, data: SearchData): number | null =>
  numberIn(figureOf(model, key, data));

/** A figure by which models are ranked and limited, as it is printed and under which key. */
export interface Ranked {
  key: string;
  value: number;
  figure: string;
}

/** What an aircraft leaves of a load, by its key, as the row says it: `M350: 2.09 kg; M400: 5.34 kg`. */
const leftOn = (row: string): ReadonlyMap<string, string> =>
  new Map(
    [...row.matchAll(/(\w+)[:：]\s*([^;；]+)/gu)].map(([, name = '', left = '']) => [name, left.trim()]),
  );

/** A figure of a model; of a load, on an aircraft that is named, what that leaves of it. */
export function rankedBy(model: Model, key: string, { aircraft }: Named, data: SearchData): Ranked | null {
  const value = numberOf(model, key, data);
  if (value === null) return null;
  const own = { key, value, figure: figureOf(model, key, data) };
  if (key !== 'max_total_load_kg') return own;
  const left = leftOn(figureOf(model, 'cargo_limit', data));
  const [onAircraft] = aircraft
    .flat()
    .flatMap((name) => left.get(name) ?? [])
    .map((figure) => ({ key: 'cargo_limit', value: numberIn(figure), figure }));
  return onAircraft?.value == null ? own : { ...onAircraft, value: onAircraft.value };
}

/** The figures that a measure limits, the first that a model has. */
const limited: Readonly<Record<Exclude<Measure, 'money'>, readonly string[]>> = {
  mass: ['weight_g'],
  length: ['audible_range_m', 'visible_range_m', 'readable_distance_m'],
  flux: ['luminous_flux_lm'],
  illuminance: ['lux_100m'],
  level: ['max_spl_db_1m'],
  power: ['rated_power_w'],
  angle: ['beam_angle_deg'],
  time: ['battery_life_h'],
};

/** Figures in kilograms: what is hung from a model, not what it weighs itself. */
export const loads = ['max_total_load_kg', 'max_load_kg', 'max_load_per_hook_kg'];

/** Families that are asked for by what they hold. */
export const isHolding = (family: string) => family === 'thrower' || family === 'loadbracket';

/** Measures of which everything has one; they limit models only where models are spoken of. */
const isCommon = (measure: Measure) =>
  measure === 'mass' || measure === 'length' || measure === 'power' || measure === 'time';

/** A limit that models are held to, by one of these figures. */
export interface Limit extends Quantity {
  keys: readonly string[];
}

/**
 * The quantities of a query that limit models; of those without a word of a limit, what is to be heard, seen or held at least.
 *
 * @param isAll whether nothing else is said: what is meant is any product
 */
export function limitsAmong(quantities: readonly Quantity[], named: Named, isAll: boolean): Limit[] {
  if (named.models.length > 0) return [];
  const { families, figures, superlatives } = named;
  const keysNamed = figures.flat();
  const isOfModels = isAll || families.length + superlatives.length + figures.length > 0;
  return quantities.flatMap((each) => {
    const { measure, bound } = each;
    if (measure === 'money' || (isCommon(measure) && !isOfModels)) return [];
    if (measure === 'angle' && !keysNamed.includes('beam_angle_deg')) return [];
    const isLoad =
      measure === 'mass' && !keysNamed.includes('weight_g') && each.value >= 500 && families.some(isHolding);
    const isLeast = bound === 'at' && families.length > 0 && (isLoad || measure === 'length');
    if (bound === 'at' && !isLeast) return [];
    return [{ ...each, bound: isLeast ? 'least' : bound, keys: isLoad ? loads : limited[measure] }];
  });
}

/** What a model has of the figure that is limited. */
export function limitedFigure(model: Model, { keys }: Limit, named: Named, data: SearchData): Ranked | null {
  const key = keys.find((each) => numberOf(model, each, data) !== null);
  return key === undefined ? null : rankedBy(model, key, named, data);
}

/** A figure in the measure of its limit. */
const measured = ({ key, value }: Ranked) =>
  loads.includes(key) || key === 'cargo_limit' ? 1000 * value : value;

const isWithin = (value: number, { bound, value: limit, isStrict }: Limit) =>
  bound === 'most'
    ? value < limit || (!isStrict && value === limit)
    : value > limit || (!isStrict && value === limit);

/** The models that a query leaves, or what rules out the last of them. */
export interface Left {
  models: readonly Model[];
  /** Where none is left: the limit that rules out the last, and what comes nearest to it. Null where the aircraft does. */
  ruledOutBy: { limit: Limit; nearest: Model } | null;
}

/** Whether a model is of a family, or does what the family is for: an integrated machine lights too. */
function isOfFamilies(model: Model, families: readonly string[], data: SearchData, isWide = false) {
  if (families.length === 0 || families.includes(model.family)) return true;
  const main = families.flatMap((family) => data.columns[family]?.[0] ?? []);
  return isWide && main.some((key) => numberOf(model, key, data) !== null);
}

/** The models of the families, on the aircraft and within the limits of a query. */
export function modelsLeft(named: Named, limits: readonly Limit[], data: SearchData): Left {
  const { families, aircraft } = named;
  const all = data.entries
    .filter(isModel)
    // A bracket is meant where it is named.
    .filter(({ family }) => families.length > 0 || family !== 'loadbracket');
  const fits = (model: Model) => aircraft.every((keys) => keys.some((key) => model.aircraft?.includes(key)));
  const own = all.filter((model) => isOfFamilies(model, families, data) && fits(model));
  const pool =
    own.length > 0 ? own : all.filter((model) => isOfFamilies(model, families, data, true) && fits(model));
  let models = pool;
  for (const limit of limits) {
    const known = models.flatMap((model) => {
      const figure = limitedFigure(model, limit, named, data);
      return figure === null ? [] : [{ model, value: measured(figure) }];
    });
    const within = known.filter(({ value }) => isWithin(value, limit));
    const [nearest] = known.toSorted(
      (a, b) => Math.abs(a.value - limit.value) - Math.abs(b.value - limit.value),
    );
    if (within.length === 0)
      return { models: [], ruledOutBy: nearest ? { limit, nearest: nearest.model } : null };
    models = within.map(({ model }) => model);
  }
  return { models, ruledOutBy: null };
}
