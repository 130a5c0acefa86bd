import { labelOf } from '@payload/flows/diagram';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, setup } from 'xstate';
import { isIn, possibleIn } from './possible.ts';

const machine = setup({
  actors: { call: fromPromise<void>(() => new Promise(() => {})) },
  guards: { never: () => false },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: [{ guard: 'never', target: 'broken' }, { target: 'on' }], shout: 'broken' } },
    on: {
      invoke: { id: 'call', src: 'call', onDone: 'off', onError: 'broken' },
      after: { 500: 'off' },
      on: { press: 'off' },
    },
    broken: { type: 'final' },
  },
});

function labelsAfter(...events: readonly string[]): string[] {
  const actor = createActor(machine, { clock: new SimulatedClock() }).start();
  for (const type of events) actor.send({ type });
  return [...possibleIn(machine, actor.getSnapshot(), [{ type: 'press' }])].map(
    (transition) => `${labelOf(transition)} → ${transition.target?.[0]?.key}`,
  );
}

describe('what may happen next', () => {
  it('is what an event would really take, past the guards that hold it back', () => {
    expect(labelsAfter()).toEqual(['press → on']);
  });

  it('is also any answer to a running call, and the end of a running delay', () => {
    expect(labelsAfter('press').toSorted()).toEqual([
      'after 500 → off',
      'call done → off',
      'call failed → broken',
      'press → off',
    ]);
  });

  it('is nothing once the machine has ended', () => {
    expect(labelsAfter('shout')).toEqual([]);
  });
});

it.each([
  [[], true],
  [['panel'], true],
  [['panel', 'open', 'form'], true],
  [['panel', 'open', 'form', 'editing'], true],
  [['panel', 'open', 'form', 'sending'], false],
  [['flag', 'high'], false],
])('whether a machine is in %s: %s', (path, isThere) => {
  expect(isIn({ flag: 'low', panel: { open: { form: 'editing' } } }, path)).toBe(isThere);
});
