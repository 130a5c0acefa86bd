import type { Recommendation, RecommendationAnswers } from '@payload/api/contract';
import { describe, expect, it, vi } from 'vitest';
import { createActor, type EventFrom, fromPromise, waitFor } from 'xstate';
import { callFailure, rejectedReply } from '../testing/errors.ts';
import { silent } from '../testing/silent.ts';
import { counts, walk } from '../testing/walk.ts';
import { recommendationMachine } from './machine.ts';
import { type Answers, type Question, questions } from './questions.ts';
import { body, recommendation } from './testing/recommendation.ts';

function questionnaire() {
  const recommend = vi.fn<(answers: RecommendationAnswers) => Promise<Recommendation>>(() =>
    Promise.resolve(recommendation),
  );
  const actor = createActor(
    recommendationMachine.provide({ actors: { recommend: fromPromise(({ input }) => recommend(input)) } }),
  );
  actor.start();
  const send = (event: EventFrom<typeof recommendationMachine>) => actor.send(event);
  return {
    recommend,
    send,
    see: () => actor.getSnapshot().context,
    at: () => actor.getSnapshot().value,
    until: (state: Question | 'result' | 'failed') => waitFor(actor, (snapshot) => snapshot.matches(state)),
    answerAll: () => {
      send({ type: 'answer', answers: { scenario: body.scenario } });
      send({ type: 'next' });
      for (const feature of body.features) send({ type: 'toggle', feature });
      send({ type: 'next' });
      send({ type: 'answer', answers: { aircraft: body.aircraft } });
      send({ type: 'next' });
      send({ type: 'answer', answers: { budget: body.budget } });
    },
  };
}

describe('the questions', () => {
  it('lead to products, each with its reason and what was traded off', async () => {
    const { answerAll, recommend, see, send, until } = questionnaire();
    answerAll();
    send({ type: 'next' });
    send({ type: 'next' });
    await until('result');
    expect(recommend.mock.calls).toEqual([[body]]);
    expect(see().recommendation).toEqual(recommendation);
  });

  it('can be gone through back and forth, with nothing lost', () => {
    const { answerAll, at, see, send } = questionnaire();
    answerAll();
    const passed = [at()];
    for (let step = 0; step < 3; step += 1) {
      send({ type: 'back' });
      passed.push(at());
    }
    expect(passed).toEqual(questions.toReversed());
    send({ type: 'back' });
    expect(at()).toBe('scenario');
    send({ type: 'goTo', question: 'budget' });
    expect(at()).toBe('budget');
    expect(see().answers).toEqual(body);
  });

  it('cannot be passed over', () => {
    const { at, see, send } = questionnaire();
    send({ type: 'next' });
    expect([at(), see().error]).toEqual(['scenario', 'cannotBeEmpty']);
    send({ type: 'goTo', question: 'aircraft' });
    expect(at()).toBe('scenario');
    send({ type: 'answer', answers: { scenario: 'other' } });
    expect(see().error).toBeNull();
    send({ type: 'next' });
    send({ type: 'toggle', feature: 'shout' });
    send({ type: 'toggle', feature: 'shout' });
    send({ type: 'next' });
    expect([at(), see().error]).toEqual(['features', 'cannotBeEmpty']);
    send({ type: 'back' });
    expect(see().error).toBeNull();
  });

  it('cannot be sent with an answer taken back', () => {
    const { answerAll, at, recommend, send } = questionnaire();
    answerAll();
    send({ type: 'goTo', question: 'features' });
    for (const feature of body.features) send({ type: 'toggle', feature });
    send({ type: 'goTo', question: 'budget' });
    expect(at()).toBe('features');
    expect(recommend).not.toHaveBeenCalled();
  });

  it('keep their answers behind the result, and go with a new start', async () => {
    const { answerAll, see, send, until } = questionnaire();
    answerAll();
    send({ type: 'next' });
    await until('result');
    send({ type: 'goTo', question: 'scenario' });
    expect(see().answers).toEqual(body);
    send({ type: 'goTo', question: 'budget' });
    send({ type: 'next' });
    await until('result');
    send({ type: 'startAgain' });
    expect(see()).toMatchObject({ answers: { scenario: null, features: [] }, recommendation: null });
  });

  it('can be gone back to while the answer is awaited, which then changes nothing', async () => {
    const { answerAll, at, recommend, see, send } = questionnaire();
    const { promise, resolve } = Promise.withResolvers<Recommendation>();
    recommend.mockReturnValueOnce(promise);
    answerAll();
    send({ type: 'next' });
    expect(at()).toBe('asking');
    send({ type: 'goTo', question: 'aircraft' });
    resolve(recommendation);
    await promise;
    expect(at()).toBe('aircraft');
    expect(see()).toMatchObject({ answers: body, recommendation: null });
  });

  it('are asked again in another language', async () => {
    const { answerAll, recommend, send, until } = questionnaire();
    answerAll();
    send({ type: 'next' });
    await until('result');
    send({ type: 'changeLanguage' });
    send({ type: 'changeLanguage' });
    await until('result');
    expect(recommend).toHaveBeenCalledTimes(3);
  });
});

describe('one press', () => {
  it('answers a question with one choice and goes on', async () => {
    const { at, recommend, see, send, until } = questionnaire();
    send({ type: 'choose', answers: { scenario: body.scenario } });
    expect(at()).toBe('features');
    for (const feature of body.features) send({ type: 'toggle', feature });
    send({ type: 'next' });
    send({ type: 'choose', answers: { aircraft: body.aircraft } });
    expect(at()).toBe('budget');
    send({ type: 'choose', answers: { budget: body.budget } });
    await until('result');
    expect(recommend.mock.calls).toEqual([[body]]);
    expect(see().recommendation).toEqual(recommendation);
  });

  it('takes one step, however often it comes', () => {
    const { answerAll, at, recommend, see, send } = questionnaire();
    answerAll();
    send({ type: 'goTo', question: 'aircraft' });
    send({ type: 'choose', answers: { aircraft: 'other' } });
    send({ type: 'choose', answers: { aircraft: body.aircraft } });
    expect([at(), see().answers.aircraft]).toEqual(['budget', 'other']);
    expect(recommend).not.toHaveBeenCalled();
    send({ type: 'goTo', question: 'scenario' });
    send({ type: 'choose', answers: { scenario: 'other' } });
    send({ type: 'choose', answers: { scenario: body.scenario } });
    expect([at(), see().answers.scenario]).toEqual(['features', 'other']);
  });
});

describe('a failure', () => {
  it.each([
    [callFailure('network'), 'offline'],
    [callFailure('timeout'), 'timeout'],
    [callFailure('http'), 'server'],
    [rejectedReply(500, 'operationFailure'), 'refused'],
  ])('is told and tried again, with nothing lost: %s', async (error, kind) => {
    const { answerAll, recommend, see, send, until } = questionnaire();
    recommend.mockRejectedValueOnce(error);
    answerAll();
    send({ type: 'next' });
    await until('failed');
    expect(see()).toMatchObject({ answers: body, failure: { kind, key: 'operationFailure' } });
    send({ type: 'retry' });
    await until('result');
    expect(see().failure).toBeNull();
  });

  it('of one answer leads back to its question', async () => {
    const { answerAll, recommend, see, send, until } = questionnaire();
    recommend.mockRejectedValueOnce(rejectedReply(500, 'incorrectFormat', 'features.1'));
    answerAll();
    send({ type: 'next' });
    await until('features');
    expect(see()).toMatchObject({ answers: body, error: 'incorrectFormat', failure: null });
  });

  it('is an empty recommendation too', async () => {
    const { answerAll, recommend, see, send, until } = questionnaire();
    recommend.mockResolvedValueOnce({ exact: true, products: [] });
    answerAll();
    send({ type: 'next' });
    await until('failed');
    expect(see()).toMatchObject({ failure: { kind: 'server' }, recommendation: null });
  });
});

it('reaches every state and takes every transition', () => {
  const events = [
    { type: 'answer', answers: { scenario: 'other' } },
    { type: 'answer', answers: { aircraft: 'other' } },
    { type: 'answer', answers: { budget: 'over20000' } },
    { type: 'choose', answers: { scenario: 'other' } },
    { type: 'choose', answers: { aircraft: 'other' } },
    { type: 'choose', answers: { budget: 'over20000' } },
    { type: 'toggle', feature: 'shout' },
    ...questions.map((question) => ({ type: 'goTo', question })),
    ...['next', 'back', 'retry', 'changeLanguage', 'startAgain'].map((type) => ({ type })),
    { type: 'xstate.done.actor.recommend', output: recommendation },
    { type: 'xstate.done.actor.recommend', output: { exact: true, products: [] } },
    { type: 'xstate.error.actor.recommend', error: callFailure('network') },
    ...questions.map((question) => ({
      type: 'xstate.error.actor.recommend',
      error: rejectedReply(500, 'incorrectFormat', question),
    })),
  ];
  const empty: unknown[] = [];
  const report = walk(
    recommendationMachine.provide({ actors: { recommend: silent() } }),
    [{ input: undefined, events, key: ({ answers }: { answers?: Answers }) => answers }],
    ({ value, context }) => {
      if (value === 'result' && !context.recommendation?.products.length) empty.push(value);
    },
  );
  console.log(counts('recommendation', report));
  expect(empty).toEqual([]);
  expect(report).toMatchObject({ missedStates: [], missedTransitions: [], disturbed: [] });
});
