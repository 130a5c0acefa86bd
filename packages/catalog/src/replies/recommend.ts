import {
  array,
  boolean,
  entriesFromObjects,
  type InferOutput,
  nonEmpty,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { productTypes } from '../product-types.ts';
import { aircraftKey, productCode } from './names.ts';
import { productRoute, productSummary, specValue } from './product.ts';

/** The answers the questionnaire offers (specification, section 3), in the order they are shown. */
export const scenarios = ['publicRescue', 'safetyPatrol', 'facilityRepair', 'majorEvents', 'other'] as const;
export const neededFeatures = ['shout', 'strongLight', 'airdrop', 'warningFlash'] as const;
export const aircraftModels = ['M350RTK', 'M200V2', 'M30', 'M3Industry', 'M3Consumer', 'other'] as const;
/** Bands in CNY. */
export const budgetRanges = ['under3000', '3000to8000', '8000to20000', 'over20000'] as const;

export interface RecommendationAnswers {
  scenario: (typeof scenarios)[number];
  features: (typeof neededFeatures)[number][];
  aircraft: (typeof aircraftModels)[number];
  budget: (typeof budgetRanges)[number];
}

/** Of which answer something falls short: it flies on other aircraft, is above the budget, does a part of the tasks. */
const gap = picklist(['aircraft', 'budget', 'tasks']);
export type RecommendationGap = InferOutput<typeof gap>;

const advice = object({
  /** Why. */
  reason: string(),
  /** What is given up. */
  tradeOff: string(),
  /** Empty where every answer is met. */
  gaps: optional(array(gap)),
  /** Up to three that answer what was asked. */
  figures: optional(array(specValue)),
});

const carriedProduct = object({
  code: productCode,
  type: picklist(productTypes),
  route: productRoute,
  /** Its key figure; of a release unit what this combination leaves for cargo. */
  figure: specValue,
  weightG: number(),
  /** What it takes from its port; 0 where its own battery has to do. */
  watts: number(),
});
/** A product as one part of a combination. */
export type CarriedProduct = InferOutput<typeof carriedProduct>;

const carriedLoad = object({
  aircraft: object({
    key: aircraftKey,
    route: string(),
    name: string(),
    payloadG: number(),
    watts: number(),
    plan: string(),
  }),
  /** Each payload has a port of its own; otherwise all share one. */
  manyPorts: boolean(),
  products: array(carriedProduct),
  /** A bracket that is needed and not among the products; 0 where there is none. */
  bracketG: number(),
  totalG: number(),
});
/** Products on an aircraft, weighed by the rules of `fit.ts`. */
export type CarriedLoad = InferOutput<typeof carriedLoad>;

export const recommendation = object({
  /** Whether what comes first meets every answer; if not, the trade-offs say which it does not. */
  exact: boolean(),
  /** Products that fly together on the aircraft, where they do more than any single one; they come first. */
  combination: optional(object(entriesFromObjects([advice, carriedLoad]))),
  /** Products that fly together and do more than the one that comes first, where that does all of it alone. */
  beside: optional(object(entriesFromObjects([advice, carriedLoad]))),
  /** Single ones, best first, never empty: those that do all or, where none does, the closest for each task. */
  products: pipe(
    array(
      object(
        entriesFromObjects([
          advice,
          object({
            product: productSummary,
            /** On the aircraft asked for; left out where that is unknown or does not carry it. */
            load: optional(carriedLoad),
          }),
        ]),
      ),
    ),
    nonEmpty(),
  ),
});
/** What answers the questionnaire: one product or a combination, and the single products beside it. */
export type Recommendation = InferOutput<typeof recommendation>;
