import { findAircraft } from '../aircraft.ts';
import { type IndustryId, industries } from '../industries.ts';
import type { Language } from '../language.ts';
import { findProduct } from '../products/index.ts';
import type { CarriedLoad, CarriedProduct } from '../replies/index.ts';
import { type Combination, combinationsOf, findIndustry } from '../solutions.ts';
import { resources, translate } from '../texts.ts';
import { carriedLoad } from './load.ts';
import { type Scene, sceneOf } from './scene.ts';

/** An aircraft with what it carries, and the words for it. */
export interface WeighedCombination extends CarriedLoad {
  key: string;
  name: string;
  text: string;
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
  payloads: CarriedProduct['code'][];
  scene: Scene;
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
  /** What to compute with when equipping, then what to mind when flying. */
  tips: string[];
  combinations: WeighedCombination[];
  scene: Scene;
  /** The industries beside it, in their order; the last is followed by the first. */
  previous: { id: IndustryId; name: string };
  next: { id: IndustryId; name: string };
}

const nameOf = (id: IndustryId, language: Language) => translate(language, 'industries', `${id}.title`);

const loadOfCombination = ({ aircraft, products }: Combination, language: Language) =>
  carriedLoad(
    findAircraft(aircraft),
    products.map((code) => findProduct(code)),
    language,
  );

/** All industries, in the order they are shown. */
export function industryList(language: Language): IndustrySummary[] {
  return industries.map(({ id }) => {
    const combinations = combinationsOf(id);
    const payloads = combinations
      .flatMap((combination) => loadOfCombination(combination, language).products)
      .filter(({ type }) => type !== 'loadbracket')
      .map(({ code }) => code);
    return {
      id,
      name: nameOf(id, language),
      line: translate(language, 'industries', `${id}.line`),
      combinations: combinations.length,
      payloads: [...new Set(payloads)],
      scene: sceneOf(id),
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
      const { key } = combination;
      return text
        ? [{ key, name: text.name, text: text.text, ...loadOfCombination(combination, language) }]
        : [];
    }),
    scene: sceneOf(id),
    previous: beside(-1),
    next: beside(1),
  };
}
