import type { Recommendation } from '@payload/api/contract';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { createQuestionnaire, type QuestionnairePorts } from './controller.ts';
import { choices } from './testing/choices.ts';
import { body, recommendation } from './testing/recommendation.ts';

const whole = 'scenario=publicRescue&features=shout,strongLight&aircraft=M30&budget=3000to8000';

/** A page at an address in a browser with a history; `link` and `go` lead about in it as a visitor does. */
function pageAt(query: string, { early = '' } = {}) {
  const recommend = vi.fn<QuestionnairePorts['recommend']>(() => Promise.resolve(recommendation));
  const questionnaire = createQuestionnaire({ choices, recommend }, 'en');
  const history = [query];
  let place = 0;
  let lastRead = true;
  const hear = (isHistory: boolean) =>
    questionnaire.addressed({ query: history[place] ?? '', isHistory, early });
  const write = (written: string, isStep: boolean) => {
    if (isStep) place += 1;
    history.splice(place, isStep ? history.length : 1, written.slice(1));
    if (lastRead) hear(false);
  };
  questionnaire.start();
  let leave = questionnaire.follow(write);
  hear(true);
  const run = () => questionnaire.current.getSnapshot().context;
  return {
    recommend,
    questionnaire,
    history,
    send: (event: Parameters<ReturnType<typeof run>['send']>[0]) => run().send(event),
    at: () => run().getSnapshot().value,
    see: () => run().getSnapshot().context,
    address: () => history[place],
    until: (state: 'result' | 'failed') => waitFor(run(), (snapshot) => snapshot.matches(state)),
    /** The browser's Back and Forward. */
    go: (steps: number) => {
      place += steps;
      hear(true);
    },
    link: (to: string) => {
      place += 1;
      history.splice(place, history.length, to);
      hear(false);
    },
    /** As with a visitor who is quicker than the page hears of its own address. */
    deaf: (act: () => void) => {
      lastRead = false;
      act();
      lastRead = true;
      hear(false);
    },
    leave: () => leave(),
    comeBack: () => {
      leave = questionnaire.follow(write);
    },
  };
}

describe('the address of a questionnaire', () => {
  it('is a step of the history for each question, and not for each answer', () => {
    const { history, send } = pageAt('');
    send({ type: 'answer', answers: { scenario: 'publicRescue' } });
    send({ type: 'answer', answers: { scenario: 'other' } });
    send({ type: 'next' });
    send({ type: 'toggle', feature: 'shout' });
    expect(history).toEqual(['scenario=other&step=scenario', 'scenario=other&features=shout&step=features']);
  });

  it('is one step of the history for a press that answers and goes on', () => {
    const { history, send } = pageAt('');
    send({ type: 'choose', answers: { scenario: 'other' } });
    send({ type: 'choose', answers: { scenario: 'publicRescue' } });
    expect(history).toEqual(['', 'scenario=other&step=features']);
  });

  it('leads back and forth through the questions, and loses no later answer', () => {
    const { address, at, go, see, send } = pageAt('');
    send({ type: 'answer', answers: { scenario: 'other' } });
    send({ type: 'next' });
    send({ type: 'toggle', feature: 'shout' });
    go(-1);
    expect(at()).toBe('scenario');
    expect(see().answers).toMatchObject({ scenario: 'other', features: ['shout'] });
    expect(address()).toBe('scenario=other&features=shout&step=scenario');
    go(1);
    expect(at()).toBe('features');
  });

  it('that was sent on opens at the question it names, with its answers', () => {
    const { address, at, see } = pageAt(`${whole}&step=aircraft`);
    expect(at()).toBe('aircraft');
    expect(see()).toMatchObject({ answers: body, error: null });
    expect(address()).toBe(`${whole}&step=aircraft`);
  });

  it('of a result asks for it again', async () => {
    const { recommend, see, until } = pageAt(`${whole}&step=result`);
    await until('result');
    expect(recommend.mock.calls.map(([requested]) => requested)).toEqual([{ answers: body, language: 'en' }]);
    expect(see().recommendation).toEqual(recommendation);
  });

  it('whose answers do not reach so far leads as far as they do, and is put right', () => {
    const { at, history, recommend } = pageAt('scenario=other&aircraft=M30&step=result');
    expect(at()).toBe('features');
    expect(history).toEqual(['scenario=other&aircraft=M30&step=features']);
    expect(recommend).not.toHaveBeenCalled();
  });

  it('stays as it is where it says nothing of a questionnaire', () => {
    const { at, history } = pageAt('utm_source=letter');
    expect([at(), history]).toEqual(['scenario', ['utm_source=letter']]);
  });

  it('takes each step of a visitor who is quicker than the page hears of it', () => {
    const { deaf, history, send } = pageAt('scenario=other&features=shout&step=features');
    deaf(() => {
      send({ type: 'back' });
      send({ type: 'next' });
    });
    expect(history.map((query) => query.split('step=')[1])).toEqual(['features', 'scenario', 'features']);
  });

  it('begins with what was chosen before the page ran', () => {
    const { at, history } = pageAt('', { early: 'scenario=other&step=scenario' });
    expect([at(), history]).toEqual(['scenario', ['scenario=other&step=scenario']]);
  });

  it('has its answers put back where a plain link leads to the page again', () => {
    const { at, history, leave, comeBack, link } = pageAt('scenario=other&features=shout&step=features');
    leave();
    comeBack();
    link('');
    expect(at()).toBe('features');
    expect(history[1]).toBe('scenario=other&features=shout&step=features');
  });

  it('is left alone while another page is looked at', async () => {
    const { comeBack, history, leave, recommend, questionnaire, send } = pageAt(`${whole}&step=budget`);
    const { promise, reject } = Promise.withResolvers<Recommendation>();
    recommend.mockReturnValueOnce(promise);
    send({ type: 'next' });
    leave();
    reject(Object.assign(new Error('No.'), { name: 'RejectedReply', code: 400, field: 'features' }));
    await waitFor(questionnaire.current.getSnapshot().context, ({ value }) => value === 'features');
    expect(history.at(-1)).toBe(`${whole}&step=result`);
    comeBack();
    expect(history.at(-1)).toBe(`${whole}&step=features`);
  });
});

it('a recommendation that is awaited when the visitor goes back is not awaited any more', async () => {
  const { at, go, recommend, send } = pageAt(`${whole}&step=budget`);
  const { promise, resolve } = Promise.withResolvers<Recommendation>();
  recommend.mockReturnValueOnce(promise);
  send({ type: 'next' });
  expect(at()).toBe('asking');
  go(-1);
  expect(recommend.mock.lastCall?.[1].aborted).toBe(true);
  resolve(recommendation);
  await promise;
  expect(at()).toBe('budget');
});

it('reasons are asked for again in the language that is spoken now', async () => {
  const { questionnaire, recommend, until } = pageAt(`${whole}&step=result`);
  await until('result');
  questionnaire.setLanguage('en');
  questionnaire.setLanguage('cn');
  await until('result');
  expect(recommend.mock.calls.map(([{ language }]) => language)).toEqual(['en', 'cn']);
});
