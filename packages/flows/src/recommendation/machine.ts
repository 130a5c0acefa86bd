import type { MessageKey, Recommendation, RecommendationAnswers } from '@payload/api/contract';
import { assign, setup } from 'xstate';
import { type Failure, failureOf } from '../calls/failure.ts';
import { typeOf } from '../calls/type-of.ts';
import { unprovided } from '../calls/unprovided.ts';
import { missing, questionOf } from './messages.ts';
import { type Answers, bodyOf, isAnswered, isReached, type Question, unanswered } from './questions.ts';

interface RecommendationContext {
  readonly answers: Answers;
  /** What is wrong with the question that is shown. */
  readonly error: MessageKey | null;
  readonly failure: Failure | null;
  readonly recommendation: Recommendation | null;
}

type RecommendationEvent =
  | { type: 'answer'; answers: Partial<Omit<Answers, 'features'>> }
  /** An answer to a question with one choice, and the step on. */
  | { type: 'choose'; answers: Partial<Omit<Answers, 'features'>> }
  | { type: 'toggle'; feature: Answers['features'][number] }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'goTo'; question: Question }
  | { type: 'retry' }
  | { type: 'changeLanguage' }
  | { type: 'startAgain' };

const answering = {
  answer: {
    actions: {
      type: 'answer',
      params: ({ event }: { event: { answers: Partial<Answers> } }) => event,
    },
  },
  next: { actions: 'refuse' },
} as const;

/** A step to a question; going about keeps every answer. */
function requested(question: Question) {
  return {
    guard: {
      type: 'mayGo' as const,
      params: ({ event }: { event: { question: Question } }) => ({ requested: event.question, question }),
    },
    target: `#recommendation.${question}`,
    actions: 'forgive' as const,
  };
}

/** The step on from a question that has an answer. */
function onceAnswered<Next extends Question>(question: Question, target: Next) {
  return {
    guard: { type: 'answered' as const, params: { question } },
    target,
    actions: 'forgive' as const,
  };
}

/**
 * One press answers and goes on. It counts at its own question only, so that a second press of it, or one that comes late,
 * answers nothing else.
 */
function onceChosen<Next extends Question | 'asking'>(question: Question, target: Next) {
  return {
    guard: {
      type: 'answersAt' as const,
      params: ({ event }: { event: { answers: Partial<Answers> } }) => ({ answers: event.answers, question }),
    },
    target,
    actions: [
      {
        type: 'answer' as const,
        params: ({ event }: { event: { answers: Partial<Answers> } }) => event,
      },
      'forgive' as const,
    ],
  };
}

/** Where a refusal of one answer leads: back to its question. */
function refusedAt(question: Question) {
  return {
    guard: {
      type: 'refusedAt' as const,
      params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, question }),
    },
    target: question,
    actions: { type: 'blame' as const, params: ({ event }: { event: { error: unknown } }) => event },
  };
}

const goTo = [requested('scenario'), requested('features'), requested('aircraft'), requested('budget')];

/**
 * The questionnaire: four questions, one at a time, then products with the reason for each and what was
 * traded off. The controller provides the actor `recommend`. Reasons come in the language of the call, so a change
 * of language asks again.
 */
export const recommendationMachine = setup({
  types: { context: typeOf<RecommendationContext>(), events: typeOf<RecommendationEvent>() },
  actors: { recommend: unprovided<Recommendation, RecommendationAnswers>('recommend') },
  guards: {
    answered: ({ context }, { question }: { question: Question }) => isAnswered(context.answers, question),
    answersAt: ({ context }, { answers, question }: { answers: Partial<Answers>; question: Question }) =>
      isReached(context.answers, question) && isAnswered({ ...unanswered, ...answers }, question),
    mayGo: ({ context }, { requested: wanted, question }: { requested: Question; question: Question }) =>
      wanted === question && isReached(context.answers, question),
    complete: ({ context }) => isReached(context.answers, 'budget') && isAnswered(context.answers, 'budget'),
    refusedAt: (_, { error, question }: { error: unknown; question: Question }) =>
      questionOf(failureOf(error).field) === question,
    hasProducts: (_, { output }: { output: Recommendation }) => output.products.length > 0,
  },
  actions: {
    answer: assign(({ context }, { answers }: { answers: Partial<Answers> }) => ({
      answers: { ...context.answers, ...answers },
      error: null,
    })),
    toggle: assign(({ context }, { feature }: { feature: Answers['features'][number] }) => {
      const { features } = context.answers;
      const others = features.filter((each) => each !== feature);
      const chosen = others.length < features.length ? others : [...features, feature];
      return { answers: { ...context.answers, features: chosen }, error: null };
    }),
    refuse: assign({ error: missing }),
    forgive: assign({ error: null, failure: null }),
    blame: assign((_, { error }: { error: unknown }) => ({ error: failureOf(error).key })),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetAll: assign({ answers: unanswered, recommendation: null, error: null, failure: null }),
  },
}).createMachine({
  id: 'recommendation',
  context: { answers: unanswered, error: null, failure: null, recommendation: null },
  initial: 'scenario',
  states: {
    scenario: {
      on: {
        ...answering,
        choose: onceChosen('scenario', 'features'),
        next: [onceAnswered('scenario', 'features'), answering.next],
        goTo,
      },
    },
    features: {
      on: {
        toggle: { actions: { type: 'toggle', params: ({ event }) => event } },
        next: [onceAnswered('features', 'aircraft'), answering.next],
        back: { target: 'scenario', actions: 'forgive' },
        goTo,
      },
    },
    aircraft: {
      on: {
        ...answering,
        choose: onceChosen('aircraft', 'budget'),
        next: [onceAnswered('aircraft', 'budget'), answering.next],
        back: { target: 'features', actions: 'forgive' },
        goTo,
      },
    },
    budget: {
      on: {
        ...answering,
        choose: onceChosen('budget', 'asking'),
        next: [{ guard: 'complete', target: 'asking' }, answering.next],
        back: { target: 'aircraft', actions: 'forgive' },
        goTo,
      },
    },
    asking: {
      entry: 'forgive',
      invoke: {
        id: 'recommend',
        src: 'recommend',
        input: ({ context }) => bodyOf(context.answers),
        onDone: [
          {
            guard: { type: 'hasProducts', params: ({ event }) => event },
            target: 'result',
            actions: assign({ recommendation: ({ event }) => event.output }),
          },
          // The contract forbids it; a visitor is never shown an empty page for it.
          { target: 'failed', actions: { type: 'fail', params: { error: null } } },
        ],
        onError: [
          refusedAt('scenario'),
          refusedAt('features'),
          refusedAt('aircraft'),
          refusedAt('budget'),
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
      on: { back: 'budget', goTo, changeLanguage: { target: 'asking', reenter: true } },
    },
    failed: {
      on: { retry: 'asking', back: { target: 'budget', actions: 'forgive' }, goTo },
    },
    result: {
      on: {
        back: 'budget',
        goTo,
        changeLanguage: 'asking',
        startAgain: { target: 'scenario', actions: 'forgetAll' },
      },
    },
  },
});
