import type { Stage } from '@payload/flows/invariants';
import { expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { standingClock } from './clocks.ts';
import { FlowRun } from './flow-run.ts';
import { PendingCalls } from './pending-calls.ts';

function runOf() {
  const time = standingClock();
  const calls = new PendingCalls();
  const fetchPage = calls.held<string, { page: number }>('fetch', ({ page }) => [
    { id: `page ${page}`, output: 'text' },
    { error: new Error('No.') },
  ]);
  const machine = setup({
    actors: {
      fetch: fromPromise<string, { page: number }>(({ input, signal }) => fetchPage(input, signal)),
    },
  }).createMachine({
    id: 'reader',
    context: { count: 0 },
    initial: 'idle',
    states: {
      idle: {
        on: {
          tick: { actions: assign(({ context }) => ({ count: Number(context['count']) + 1 })) },
          read: 'reading',
        },
        after: { 50: { target: 'idle', reenter: true } },
      },
      reading: {
        invoke: { src: 'fetch', input: { page: 7 }, onDone: 'idle', onError: 'idle' },
        on: { stop: 'idle' },
      },
    },
  });
  const actor = createActor(machine, { clock: time.clock });
  const invariants = [
    {
      id: 'it never counts past one',
      holds: (way: readonly Stage[]) => way.at(-1)?.snapshot.context.count <= 1,
    },
  ];
  const samples = ['tick', 'read', 'stop'].map((type) => ({ event: { type } }));
  const run = new FlowRun({
    ...time,
    actor,
    calls,
    samples: () => samples,
    invariants,
    search: { moves: () => [], key: () => null },
  });
  const log = () => run.getState().entries.map(({ time: at, text }) => `${at} ${text}`);
  return { run, time, log };
}

it('offers the events that do something now, and no others', () => {
  const { run } = runOf();
  const types = () => run.getState().samples.map(({ event }) => event.type);
  expect(types()).toEqual(['tick', 'read']);
  run.do({ send: { type: 'read' } });
  expect(types()).toEqual(['stop']);
});

it('counts what comes again and again, and leaves out what only waits on', () => {
  const { run, time, log } = runOf();
  run.do({ send: { type: 'tick' } });
  time.pass(1000);
  run.do({ send: { type: 'tick' } });
  run.do({ send: { type: 'read' } });
  expect(log()).toEqual(['00:01.000 tick · idle ×2', '00:01.000 read · idle → reading']);
});

it('marks the lines of the context that the last change brought', () => {
  const { run } = runOf();
  expect(run.getState().changedLines).toEqual([]);
  run.do({ send: { type: 'tick' } });
  expect(run.getState()).toMatchObject({ context: '{\n  "count": 1\n}', changedLines: [2] });
});

it('holds a call until it is answered, and lets go of one whose state is left', async () => {
  const { run, log } = runOf();
  run.do({ send: { type: 'read' } });
  const [call] = run.getState().calls;
  expect(call).toMatchObject({
    name: 'fetch',
    answers: [{ label: 'page 7' }, { label: 'Error', isError: true }],
  });
  run.do({ send: { type: 'stop' } });
  expect(run.getState().calls).toEqual([]);

  run.do({ send: { type: 'read' } });
  run.do({ answer: 'fetch', with: 'page 7' });
  await expect.poll(log).toContain('00:00.000 done · reading → idle');
  expect(run.getState().calls).toEqual([]);
});

it('says once where an invariant broke, and goes on saying so', () => {
  const { run } = runOf();
  run.do({ send: { type: 'tick' } });
  expect(run.getState().breaches).toEqual([]);
  for (const type of ['tick', 'tick', 'read']) run.do({ send: { type } });
  expect(run.getState().breaches).toEqual([
    { id: 'it never counts past one', event: 'tick', states: ['idle'] },
  ]);
});

it('does again what was done, and comes to the same', async () => {
  const { run } = runOf();
  run.do({ send: { type: 'tick' } });
  run.do({ pass: 1000 });
  run.do({ send: { type: 'read' } });
  run.do({ answer: 'fetch', with: 'Error' });
  await expect.poll(() => run.getState().snapshot.value).toBe('idle');
  const { acts, changedAt, context, entries } = run.getState();
  expect(acts.map(({ at }) => at)).toEqual([0, 0, 1000, 1000]);

  const again = runOf().run;
  await again.replay(acts, changedAt);
  expect(again.getState()).toMatchObject({ acts, context, entries });

  const before = runOf().run;
  await before.replay(acts.slice(0, -1), changedAt);
  expect(before.getState().snapshot.value).toBe('reading');
});

it('says which act means nothing any more', async () => {
  const { run } = runOf();
  const acts = [
    { at: 0, send: { type: 'read' } },
    { at: 0, answer: 'fetch', with: 'page 8' },
  ];
  await expect(run.replay(acts, 0)).rejects.toThrow('fetch page 8 means nothing here.');
  expect(run.getState().acts).toHaveLength(1);
});
