import { type Answers, isAnswered, type Question, questions, unanswered } from './questions.ts';

/** What each question offers, in the order it is shown. */
export interface Choices {
  readonly scenario: readonly NonNullable<Answers['scenario']>[];
  readonly features: readonly Answers['features'][number][];
  readonly aircraft: readonly NonNullable<Answers['aircraft']>[];
  readonly budget: readonly NonNullable<Answers['budget']>[];
}

/** A place in the questionnaire, as an address names it: a question, or the answer to all of them. */
export interface Place {
  readonly step: Question | 'result';
  readonly answers: Answers;
}

/** Nothing is answered yet. */
export const firstPlace: Place = { step: 'scenario', answers: unanswered };

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
export function placeFromQuery(query: string, choices: Choices): Place | null {
  const search = new URLSearchParams(query);
  const requestedAnswers = (question: Question) =>
    search.getAll(question).flatMap((values) => values.split(','));
  const one = <Value extends string>(question: Question, values: readonly Value[]) =>
    values.find((value) => requestedAnswers(question).includes(value)) ?? null;
  const answers: Answers = {
    scenario: one('scenario', choices.scenario),
    features: choices.features.filter((feature) => requestedAnswers('features').includes(feature)),
    aircraft: one('aircraft', choices.aircraft),
    budget: one('budget', choices.budget),
  };
  const step = questions.find((question) => question === search.get('step')) ?? 'result';
  const saysNothing = !search.has('step') && !questions.some((question) => isAnswered(answers, question));
  return saysNothing ? null : { step, answers };
}

/** Answers with others on top: those that are not said are kept. */
export function merged(current: Answers, { features, ...requestedAnswers }: Answers): Answers {
  return {
    scenario: requestedAnswers.scenario ?? current.scenario,
    features: features.length > 0 ? features : current.features,
    aircraft: requestedAnswers.aircraft ?? current.aircraft,
    budget: requestedAnswers.budget ?? current.budget,
  };
}
