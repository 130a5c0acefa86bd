import { findAircraft } from '../aircraft.ts';
import { fitFaults } from '../fit.ts';
import { type IndustryId, industries } from '../industries.ts';
import type { Language } from '../language.ts';
import { type ProductEntry, products, specValueOf } from '../products/index.ts';
import type { Recommendation, RecommendationAnswers } from '../replies.ts';
import { type Advice, reasonText, tradeOffText } from './recommend-text.ts';
import { keyFigureOf } from './spec-value.ts';
import { productSummary } from './summary.ts';

/** Aircraft of the questionnaire by their keys; null for any other, which nothing can be held against. */
const aircraftAnswers: Record<RecommendationAnswers['aircraft'], string | null> = {
  M350RTK: 'M350',
  M200V2: 'M200V2',
  M30: 'M30',
  M3Industry: 'M3E',
  M3Consumer: 'M3C',
  other: null,
};

/** The industries whose usual equipment suits a scenario. */
const scenarioIndustries: Record<RecommendationAnswers['scenario'], readonly IndustryId[]> = {
  publicRescue: ['FireFighting', 'MountainForest', 'WaterConservancy'],
  safetyPatrol: ['LawEnforcement', 'MaritimeAffairs', 'Transportation'],
  facilityRepair: ['ElectricPower'],
  majorEvents: ['LawEnforcement'],
  other: [],
};

/** The budget's bands, cheapest first. */
const bands: readonly RecommendationAnswers['budget'][] = [
  'under3000',
  '3000to8000',
  '8000to20000',
  'over20000',
];

/** Sample prices: the owner has given none, so heavier equipment counts as dearer. Grams up to which each band goes. */
const bandWeights = [100, 300, 1000];

/** As many as a page shows at a glance. */
const mostProducts = 6;

type Feature = RecommendationAnswers['features'][number];

/** Which of the features a product has. */
function featuresOf(product: ProductEntry): Feature[] {
  const functions = specValueOf(product, 'functions');
  const has = (...names: string[]) =>
    Array.isArray(functions) && functions.some((name) => names.includes(String(name)));
  const found: Feature[] = [];
  if (product.type === 'megaphone' || has('megaphone')) found.push('shout');
  if (product.type === 'searchlight' || has('searchlight')) found.push('strongLight');
  if (product.type === 'thrower' || has('dropper', 'twoHookDropper')) found.push('airdrop');
  if (product.type === 'flashinglight' || has('flash')) found.push('warningFlash');
  return found;
}

/** The industries of a scenario that use a product. */
function usualIn(product: ProductEntry, scenario: RecommendationAnswers['scenario']): IndustryId[] {
  return industries
    .filter(({ id }) => scenarioIndustries[scenario].includes(id))
    .filter(({ options }) => options.some((option) => option.products.some((code) => code === product.code)))
    .map(({ id }) => id);
}

/** Each product's strength among its family, 0 to 1. */
const strengths = new Map(
  products.map((product) => {
    const family = products.filter(({ type }) => type === product.type);
    const strongest = Math.max(...family.map((each) => keyFigureOf(each).value));
    return [product, keyFigureOf(product).value / strongest] as const;
  }),
);
const strengthOf = (product: ProductEntry) => strengths.get(product) ?? 0;

function adviceOn(product: ProductEntry, answers: RecommendationAnswers): Advice {
  const key = aircraftAnswers[answers.aircraft];
  const aircraft = key === null ? null : findAircraft(key);
  const has = featuresOf(product);
  const heavier = bandWeights.findIndex((limit) => product.spec.weight_g <= limit);
  const band = heavier < 0 ? bandWeights.length : heavier;
  return {
    product,
    aircraft,
    covered: answers.features.filter((feature) => has.includes(feature)),
    missing: answers.features.filter((feature) => !has.includes(feature)),
    usualIn: usualIn(product, answers.scenario),
    fits: aircraft === null || fitFaults(aircraft, [product]).length === 0,
    band: bands[band] ?? 'over20000',
    affordable: band <= bands.indexOf(answers.budget),
  };
}

/** What is given up, worst first: the aircraft cannot be changed, a budget may. */
const compromise = ({ fits, affordable }: Advice) => (fits ? 0 : 2) + (affordable ? 0 : 1);

function better(one: Advice, other: Advice): number {
  return (
    compromise(one) - compromise(other) ||
    other.covered.length - one.covered.length ||
    Number(other.usualIn.length > 0) - Number(one.usualIn.length > 0) ||
    strengthOf(other.product) - strengthOf(one.product)
  );
}

/**
 * Products for the answers of the questionnaire, best first, never none: the reply of `recommend`. Every
 * feature asked for gets the product with which least is given up; after those come others that meet all
 * answers. What does not fly on the aircraft is named only for a feature that nothing else has there.
 */
export function recommendProducts(answers: RecommendationAnswers, language: Language): Recommendation {
  const ranked = products
    .filter(({ type }) => type !== 'loadbracket')
    .map((product) => adviceOn(product, answers))
    .toSorted(better);
  const candidates = ranked.filter(({ covered }) => covered.length > 0);
  const chosen: Advice[] = [];
  const choose = (advice: Advice | undefined) => {
    if (advice && !chosen.includes(advice) && chosen.length < mostProducts) chosen.push(advice);
  };
  choose(candidates[0]);
  for (const feature of answers.features) {
    const isMet = chosen.some((advice) => advice.covered.includes(feature) && compromise(advice) === 0);
    if (!isMet) choose(candidates.find(({ covered }) => covered.includes(feature)));
  }
  const exact = answers.features.every((feature) =>
    chosen.some((advice) => advice.covered.includes(feature) && compromise(advice) === 0),
  );
  if (answers.scenario === 'majorEvents') {
    choose(ranked.find((advice) => advice.product.type === 'displayEquipment' && compromise(advice) === 0));
  }
  for (const advice of candidates) if (compromise(advice) === 0) choose(advice);
  return {
    exact,
    products: chosen.toSorted(better).map((advice, index) => ({
      product: productSummary(advice.product, index + 1, language),
      reason: reasonText(advice, language),
      tradeOff: tradeOffText(advice, language),
    })),
  };
}
