import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { callFailure, rejectedReply } from '../testing/errors.ts';
import { silent } from '../testing/silent.ts';
import { counts, walk } from '../testing/walk.ts';
import { signOutMachine } from './machine.ts';

function session(revoke: () => Promise<void>, forget = vi.fn<() => Promise<void>>(() => Promise.resolve())) {
  const actor = createActor(
    signOutMachine.provide({ actors: { revoke: fromPromise(revoke), forget: fromPromise(forget) } }),
  );
  actor.start();
  return { actor, forget };
}

it('revokes the token and forgets it, once', async () => {
  const revoke = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { actor, forget } = session(revoke);
  actor.send({ type: 'signOut' });
  actor.send({ type: 'signOut' });
  const { context } = await waitFor(actor, (state) => state.matches('signedOut'));
  expect(context.failure).toBeNull();
  expect(revoke).toHaveBeenCalledTimes(1);
  expect(forget).toHaveBeenCalledTimes(1);
});

it.each([
  [callFailure('network'), 'offline'],
  [callFailure('timeout'), 'timeout'],
  [rejectedReply(401, 'pleaseLogInFirst'), undefined],
])('forgets the token also where it cannot be revoked: %s', async (error, kind) => {
  const { actor, forget } = session(async () => {
    throw error;
  });
  actor.send({ type: 'signOut' });
  const { context } = await waitFor(actor, (state) => state.matches('signedOut'));
  expect(context.failure?.kind).toBe(kind);
  expect(forget).toHaveBeenCalledTimes(1);
});

it('stays signed in where the token cannot be forgotten', async () => {
  const { actor } = session(
    () => Promise.resolve(),
    vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no storage'))),
  );
  actor.send({ type: 'signOut' });
  const { context } = await waitFor(actor, (state) => state.matches('signedIn'));
  expect(context.failure?.kind).toBe('server');
});

it('reaches every state and takes every transition', () => {
  const answers = ['revoke', 'forget'].flatMap((actor) => [
    { type: `xstate.done.actor.${actor}` },
    { type: `xstate.error.actor.${actor}`, error: callFailure('network') },
    { type: `xstate.error.actor.${actor}`, error: rejectedReply(401) },
  ]);
  const report = walk(
    signOutMachine.provide({ actors: { revoke: silent(), forget: silent() } }),
    [
      {
        input: undefined,
        events: [{ type: 'signOut' }, { type: 'signIn' }, ...answers],
        key: ({ failure }) => failure,
      },
    ],
    () => {},
  );
  console.log(counts('sign-out', report));
  expect(report).toMatchObject({ missedStates: [], missedTransitions: [], disturbed: [] });
});
