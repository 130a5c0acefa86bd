import { aircraftModels, budgetRanges, neededFeatures, scenarios } from '@payload/api/contract';

/** What each question offers, in the order it is shown. */
export const choices = {
  scenario: scenarios,
  features: neededFeatures,
  aircraft: aircraftModels,
  budget: budgetRanges,
} as const;
