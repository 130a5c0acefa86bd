import { always, type Invariant } from '../../testing/invariant.ts';
import { isAnswered, isReached, questions } from '../questions.ts';

/** What must hold in the questionnaire, whatever way was gone. */
export const recommendationInvariants: readonly Invariant[] = [
  always(
    'nothing is asked for before every question is answered',
    ({ value, context }) =>
      !['asking', 'result'].includes(String(value)) ||
      questions.every((question) => isAnswered(context.answers, question)),
  ),
  always('a question is reached by answers to all before it', ({ value, context }) =>
    questions.every((question) => question !== value || isReached(context.answers, question)),
  ),
  always(
    'a result has products',
    ({ value, context }) => value !== 'result' || (context.recommendation?.products.length ?? 0) > 0,
  ),
];
