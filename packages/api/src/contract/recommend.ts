import {
  array,
  boolean,
  entriesFromObjects,
  type InferInput,
  type InferOutput,
  maxLength,
  nonEmpty,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { productSummary, productTypes, specValue } from './catalogue.ts';
import { fields } from './fields.ts';
import type { MessageKey } from './messages.ts';
import { aircraftKey, productCode } from './names.ts';

/** The answers the questionnaire offers (specification, section 3), in the order they are shown. */
export const scenarios = ['publicRescue', 'safetyPatrol', 'facilityRepair', 'majorEvents', 'other'] as const;
export const neededFeatures = ['shout', 'strongLight', 'airdrop', 'warningFlash'] as const;
export const aircraftModels = ['M350RTK', 'M200V2', 'M30', 'M3Industry', 'M3Consumer', 'other'] as const;
/** Bands in CNY. */
export const budgetRanges = ['under3000', '3000to8000', '8000to20000', 'over20000'] as const;

export const recommendationAnswers = fields({
  scenario: picklist(scenarios, 'cannotBeEmpty' satisfies MessageKey),
  features: pipe(
    array(picklist(neededFeatures, 'incorrectFormat' satisfies MessageKey)),
    nonEmpty('cannotBeEmpty' satisfies MessageKey),
    maxLength(neededFeatures.length, 'incorrectFormat' satisfies MessageKey),
  ),
  aircraft: picklist(aircraftModels, 'cannotBeEmpty' satisfies MessageKey),
  budget: picklist(budgetRanges, 'cannotBeEmpty' satisfies MessageKey),
});
export type RecommendationAnswers = InferInput<typeof recommendationAnswers>;

/** What falls short of the answers: it flies on other aircraft, is above the budget, does a part of the tasks. */
const gaps = optional(array(picklist(['aircraft', 'budget', 'tasks'])));

/** Why, what is given up, and up to three figures that answer what was asked. `gaps` is empty where every answer is met. */
const advice = object({
  reason: string(),
  tradeOff: string(),
  gaps,
  figures: optional(array(specValue)),
});

/** Products on an aircraft, weighed. */
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
  products: array(
    object({
      code: productCode,
      type: picklist(productTypes),
      route: picklist(['/product', '/productSupport']),
      figure: specValue,
      weightG: number(),
      /** 0 where its own battery has to do. */
      watts: number(),
    }),
  ),
  /** 0 where no bracket is needed. */
  bracketG: number(),
  totalG: number(),
});

const recommendation = object({
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
export type Recommendation = InferOutput<typeof recommendation>;

export const recommend = defineCall({
  client: 1,
  method: 'POST',
  path: '/offi/public/customer/recommend',
  params: emptyObject,
  query: languageQuery,
  body: recommendationAnswers,
  reply: recommendation,
});
