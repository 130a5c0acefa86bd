import { type AircraftEntry, findAircraft } from '../aircraft.ts';
import { cargoLeft, loadOf } from '../fit.ts';
import { type IndustryId, industries } from '../industries.ts';
import type { Language } from '../language.ts';
import { findProduct, type ProductEntry, specValueOf } from '../products/index.ts';
import type { Aircraft, SpecValue } from '../replies.ts';
import type { ProductType } from '../schema.ts';
import { type Combination, combinationsOf, findIndustry } from '../solutions.ts';
import { resources, translate } from '../texts.ts';
import { typeInfo } from '../types.ts';
import { aircraftView } from './device.ts';
import { specValue } from './spec-value.ts';

/** A product as one part of a combination. */
interface CarriedProduct {
  code: string;
  type: ProductType;
  route: ProductEntry['route'];
  /** Its key figure; of a release unit what this combination leaves for cargo. */
  figure: SpecValue;
  weightG: number;
  /** What it takes from its port; 0 where its own battery has to do. */
  watts: number;
}

/** An aircraft with what it carries, weighed by the rules of `fit.ts`. */
export interface WeighedCombination {
  key: string;
  name: string;
  text: string;
  aircraft: Pick<Aircraft, 'key' | 'route' | 'name' | 'payloadG' | 'watts' | 'plan'>;
  /** Each payload has a port of its own; otherwise all share one. */
  manyPorts: boolean;
  products: CarriedProduct[];
  /** A bracket that is needed and not among the products; 0 where there is none. */
  bracketG: number;
  totalG: number;
}

/** An industry as the list of all shows it. */
export interface IndustrySummary {
  id: IndustryId;
  name: string;
  /** Its worst moment, in a line. */
  line: string;
  /** How many combinations its page shows. */
  combinations: number;
  /** The payloads of its combinations, each once; brackets are no payloads. */
  payloads: Pick<CarriedProduct, 'code' | 'route' | 'figure'>[];
}

interface Passage {
  title: string;
  text: string;
}

/** An industry's page. */
export interface Solution {
  id: IndustryId;
  /** Of the industry. */
  name: string;
  /** What its page says in large letters. */
  title: string;
  lead: string;
  description: string;
  painPoint: string;
  pains: Passage[];
  scenarios: { name: string; text: string }[];
  /** What to reckon with when equipping, then what to mind when flying. */
  tips: string[];
  combinations: WeighedCombination[];
  /** The industries beside it, in their order; the last is followed by the first. */
  previous: { id: IndustryId; name: string };
  next: { id: IndustryId; name: string };
}

/** What an option group names is there: the check of the catalogue sees to it. */
function named(code: string): ProductEntry {
  const product = findProduct(code);
  if (!product) throw new Error(`A combination names ${code}, which is not in the catalogue.`);
  return product;
}

function aircraftOf(key: string): AircraftEntry {
  const aircraft = findAircraft(key);
  if (!aircraft) throw new Error(`A combination names ${key}, which is not among the aircraft.`);
  return aircraft;
}

const nameOf = (id: IndustryId, language: Language) => translate(language, 'industries', `${id}.title`);

/** The figure a product is there for. Of the rating of a release unit only what can be lifted counts. */
function figureOf(product: ProductEntry, leftG: number, language: Language): SpecValue {
  if (product.type !== 'thrower') return specValue(product, typeInfo(product.type).keyFigure, language);
  const value = cargoLeft(Number(specValueOf(product, 'max_total_load_kg')), leftG);
  return { ...specValue(product, 'cargo_max_kg', language), kind: 'figure', value, unit: 'kg' };
}

/** What a combination's products weigh and take. */
function carriedBy({ aircraft, products: codes }: Combination, language: Language) {
  const entry = aircraftOf(aircraft);
  const carried = codes.map(named);
  const { bracketG, totalG, watts } = loadOf(entry, carried);
  const products = carried.map(
    (product, index): CarriedProduct => ({
      code: product.code,
      type: product.type,
      route: product.route,
      figure: figureOf(product, entry.payloadG - totalG, language),
      weightG: product.spec.weight_g,
      watts: watts[index] ?? 0,
    }),
  );
  return { entry, products, bracketG, totalG };
}

function weighed(
  combination: Combination,
  { name, text }: { name: string; text: string },
  language: Language,
): WeighedCombination {
  const { entry, ...load } = carriedBy(combination, language);
  const { key, route, name: aircraftName, payloadG, watts, plan } = aircraftView(entry, language);
  return {
    key: combination.key,
    name,
    text,
    aircraft: { key, route, name: aircraftName, payloadG, watts, plan },
    manyPorts: entry.manyPorts,
    ...load,
  };
}

/** All industries, in the order they are shown. */
export function industryList(language: Language): IndustrySummary[] {
  return industries.map(({ id }) => {
    const combinations = combinationsOf(id);
    const payloads = combinations
      .flatMap((combination) => carriedBy(combination, language).products)
      .filter(({ type }) => type !== 'loadbracket');
    return {
      id,
      name: nameOf(id, language),
      line: translate(language, 'industries', `${id}.line`),
      combinations: combinations.length,
      payloads: payloads
        .filter(({ code }, index) => payloads.findIndex((other) => other.code === code) === index)
        .map(({ code, route, figure }) => ({ code, route, figure })),
    };
  });
}

/**
 * An industry's page, its combinations weighed.
 *
 * @param segment id in any case
 * @returns null where there is no such industry
 */
export function solution(segment: string, language: Language): Solution | null {
  const id = findIndustry(segment);
  if (!id) return null;
  const { title, lead, description, pains, scenarios, tips, combinations } =
    resources[language].solutions[id];
  const { painPoint, tips: habits } = resources[language].industries[id];
  const texts = new Map(combinations.map((combination) => [combination.key, combination]));
  const beside = (step: number) => {
    const index = industries.findIndex((industry) => industry.id === id) + step;
    const neighbour = industries.at(index % industries.length)?.id ?? id;
    return { id: neighbour, name: nameOf(neighbour, language) };
  };
  return {
    id,
    name: nameOf(id, language),
    title,
    lead,
    description,
    painPoint,
    pains,
    scenarios,
    tips: [...tips, ...habits],
    combinations: combinationsOf(id).flatMap((combination) => {
      const text = texts.get(combination.key);
      return text ? [weighed(combination, text, language)] : [];
    }),
    previous: beside(-1),
    next: beside(1),
  };
}
