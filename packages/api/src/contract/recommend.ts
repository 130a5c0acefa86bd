import {
  array,
  boolean,
  type InferInput,
  type InferOutput,
  maxLength,
  nonEmpty,
  object,
  picklist,
  pipe,
  string,
} from 'valibot';
import { defineCall, languageQuery, nothing } from './call.ts';
import { productSummary } from './catalogue.ts';
import { fields } from './fields.ts';
import type { MessageKey } from './messages.ts';

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

const recommendation = object({
  /** Whether every answer could be met; if not, the trade-offs say which could not. */
  exact: boolean(),
  /** Best first, never empty. */
  products: pipe(
    array(object({ product: productSummary, reason: string(), tradeOff: string() })),
    nonEmpty(),
  ),
});
export type Recommendation = InferOutput<typeof recommendation>;

export const recommend = defineCall({
  client: 1,
  method: 'POST',
  path: '/offi/public/customer/recommend',
  params: nothing,
  query: languageQuery,
  body: recommendationAnswers,
  reply: recommendation,
});
