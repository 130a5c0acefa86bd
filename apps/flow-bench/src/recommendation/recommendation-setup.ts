import {
  aircraftModels,
  budgetRanges,
  neededFeatures,
  type Recommendation,
  type RecommendationAnswers,
  scenarios,
} from '@payload/api/contract';
import { invariants } from '@payload/flows/invariants';
import { createQuestionnaire, type QuestionnaireActor, questions } from '@payload/flows/recommendation';
import { recommendation } from '@payload/flows/recommendation/testing';
import { runningClock } from '../bench/clocks.ts';
import { refusal, silences } from '../bench/failures.ts';
import { movesOf } from '../bench/moves.ts';
import { type NoSettings, noSettings } from '../bench/no-settings.ts';
import { PendingCalls } from '../bench/pending-calls.ts';
import type { Bench, Sample, Setup } from '../bench/samples.ts';

type RecommendationSample = Sample<Parameters<QuestionnaireActor['send']>[0]>;

const plain: readonly RecommendationSample[] = [
  { event: { type: 'next' } },
  { event: { type: 'back' } },
  { event: { type: 'retry' } },
  { event: { type: 'changeLanguage' } },
  { event: { type: 'startAgain' } },
];

/** Two answers to each question. */
const answers: readonly RecommendationSample[] = [
  ...scenarios.slice(0, 2).map(
    (scenario): RecommendationSample => ({
      event: { type: 'answer', answers: { scenario } },
      detail: scenario,
    }),
  ),
  ...neededFeatures
    .slice(0, 2)
    .map((feature): RecommendationSample => ({ event: { type: 'toggle', feature }, detail: feature })),
  ...aircraftModels.slice(0, 2).map(
    (aircraft): RecommendationSample => ({
      event: { type: 'answer', answers: { aircraft } },
      detail: aircraft,
    }),
  ),
  ...budgetRanges
    .slice(0, 2)
    .map(
      (budget): RecommendationSample => ({ event: { type: 'answer', answers: { budget } }, detail: budget }),
    ),
];

/** One press that answers and goes on. */
const pressed: readonly RecommendationSample[] = [
  { event: { type: 'choose', answers: { scenario: scenarios[0] } }, detail: scenarios[0] },
  { event: { type: 'choose', answers: { aircraft: aircraftModels[0] } }, detail: aircraftModels[0] },
  { event: { type: 'choose', answers: { budget: budgetRanges[0] } }, detail: budgetRanges[0] },
];

const going = questions.map(
  (question): RecommendationSample => ({ event: { type: 'goTo', question }, detail: question }),
);

/** The questionnaire, nothing answered. */
function begin(): Setup {
  const calls = new PendingCalls();
  const recommend = calls.held<Recommendation, RecommendationAnswers>('recommend', () => [
    { id: 'Recommendation', output: recommendation },
    { id: 'none', label: 'products: []', output: { exact: false, products: [] } },
    { error: refusal('recommend', 'incorrectFormat', 'features.0') },
    { error: refusal('recommend', 'operationFailure') },
    ...silences('recommend'),
  ]);
  const choices = {
    scenario: scenarios,
    features: neededFeatures,
    aircraft: aircraftModels,
    budget: budgetRanges,
  };
  const questionnaire = createQuestionnaire(
    { choices, recommend: ({ answers: given }, signal) => recommend(given, signal) },
    'en',
  );
  const actor = questionnaire.current.getSnapshot().context;
  return {
    actor,
    calls,
    ...runningClock(),
    invariants: invariants.recommendation,
    search: { moves: movesOf(calls, [...plain, ...answers]), key: ({ answers: given }) => given },
    samples: () => [...plain, ...answers, ...pressed, ...going],
  };
}

export const recommendationBench: Bench<NoSettings> = { begin, readSettings: noSettings };
