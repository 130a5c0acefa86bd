import {
  aircraftModels,
  budgetRanges,
  neededFeatures,
  recommendation,
  scenarios,
} from '@payload/catalog/replies';
import { array, maxLength, nonEmpty, picklist, pipe } from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { fields } from './fields.ts';
import type { MessageKey } from './messages.ts';

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

export const recommend = defineCall({
  client: 1,
  method: 'POST',
  path: '/offi/public/customer/recommend',
  params: emptyObject,
  query: languageQuery,
  body: recommendationAnswers,
  reply: recommendation,
});
