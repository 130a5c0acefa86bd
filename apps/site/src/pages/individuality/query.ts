import { aircraftModels, budgetRanges, neededFeatures, scenarios } from '@payload/api/contract';
import { type Answers, isAnswered, type Question, questions } from '@payload/flows/recommendation';

/** What each question offers, in the order it is shown. */
export const choices = {
  scenario: scenarios,
  features: neededFeatures,
  aircraft: aircraftModels,
  budget: budgetRanges,
} as const;

/** A question, or the answer to all of them. */
export type Step = Question | 'result';

/** A place in the questionnaire, as an address names it. */
export interface Place {
  readonly step: Step;
  readonly answers: Answers;
}

/** Nothing is answered yet. */
export const beginning: Place = {
  step: 'scenario',
  answers: { scenario: null, features: [], aircraft: null, budget: null },
};

/** The query that leads back to a place, with its `?`; empty for the beginning. */
export function queryOf({ step, answers }: Place): string {
  const parts = questions
    .filter((question) => isAnswered(answers, question))
    .map((question) => `${question}=${[answers[question]].flat().join(',')}`);
  if (parts.length === 0 && step === 'scenario') return '';
  return `?${[...parts, `step=${step}`].join('&')}`;
}

/**
 * The place a query names, or null where it names none. Values that no question offers are left out.
 * Without a step it is the furthest one: a form that was sent before the script ran says only its answer.
 */
export function placeOf(search: URLSearchParams): Place | null {
  const said = (question: Question) => search.getAll(question).flatMap((values) => values.split(','));
  const one = <Value extends string>(question: Question, values: readonly Value[]) =>
    values.find((value) => said(question).includes(value)) ?? null;
  const answers: Answers = {
    scenario: one('scenario', choices.scenario),
    features: choices.features.filter((feature) => said('features').includes(feature)),
    aircraft: one('aircraft', choices.aircraft),
    budget: one('budget', choices.budget),
  };
  const step = questions.find((question) => question === search.get('step')) ?? 'result';
  const saysNothing = !search.has('step') && !questions.some((question) => isAnswered(answers, question));
  return saysNothing ? null : { step, answers };
}
