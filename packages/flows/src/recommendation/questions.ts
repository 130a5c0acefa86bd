import type { RecommendationAnswers } from '@payload/api/contract';

/** The questions, in the order they are asked (specification, section 3). */
export const questions = ['scenario', 'features', 'aircraft', 'budget'] as const;
export type Question = (typeof questions)[number];

/** What is answered so far. */
export interface Answers {
  readonly scenario: RecommendationAnswers['scenario'] | null;
  readonly features: RecommendationAnswers['features'];
  readonly aircraft: RecommendationAnswers['aircraft'] | null;
  readonly budget: RecommendationAnswers['budget'] | null;
}

export const unanswered: Answers = { scenario: null, features: [], aircraft: null, budget: null };

export function isAnswered(answers: Answers, question: Question): boolean {
  return question === 'features' ? answers.features.length > 0 : answers[question] !== null;
}

/** Whether all questions before this one are answered. */
export function isReached(answers: Answers, question: Question): boolean {
  return questions.slice(0, questions.indexOf(question)).every((each) => isAnswered(answers, each));
}

/** The body of the call; the machine asks for it only when every question is answered. */
export function bodyOf({ scenario, features, aircraft, budget }: Answers): RecommendationAnswers {
  if (scenario === null || aircraft === null || budget === null) {
    throw new Error('A recommendation is asked for before every question is answered: guard it.');
  }
  return { scenario, features, aircraft, budget };
}
