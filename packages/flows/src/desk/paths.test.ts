import type { DeskSession } from '@payload/api/contract';
import { expect, it } from 'vitest';
import { callFailure, rejectedReply } from '../testing/errors.ts';
import { brokenAt } from '../testing/invariant.ts';
import { silent } from '../testing/silent.ts';
import { counts, walk } from '../testing/walk.ts';
import { deskRequestMachine, emptyDraft } from './request-machine.ts';
import { deskSessionMachine } from './session-machine.ts';
import { deskRequest } from './testing/desk-request.ts';
import { deskRequestInvariants, deskSessionInvariants } from './testing/invariants.ts';

const session = (secondFactor: DeskSession['secondFactor']): DeskSession => ({
  name: 'Desk 2',
  secondFactor,
  until: secondFactor === 'given' ? '2026-11-26T09:40:00.000Z' : null,
});

it('reaches every state of the way to the desk and takes every transition', () => {
  const answers = ['check', 'setUp', 'give'].flatMap((actor) => [
    { type: `xstate.error.actor.${actor}`, error: rejectedReply(401) },
    { type: `xstate.error.actor.${actor}`, error: rejectedReply(403) },
    { type: `xstate.error.actor.${actor}`, error: callFailure('network') },
  ]);
  const events = [
    ...['signedIn', 'signedOut', 'retry', 'give', 'shut'].map((type) => ({ type })),
    { type: 'type', code: '123' },
    { type: 'type', code: 'k7qp4-mxdt9' },
    { type: 'type', code: '１２３ ４５６' },
    ...(['missing', 'wanted', 'given'] as const).map((factor) => ({
      type: 'xstate.done.actor.check',
      output: session(factor),
    })),
    { type: 'xstate.done.actor.setUp', output: { secret: 'ABCD', uri: 'otpauth://totp/x' } },
    { type: 'xstate.done.actor.give', output: session('given') },
    { type: 'xstate.done.actor.expire' },
    ...answers,
  ];
  const round = (isSignedIn: boolean) => ({
    input: { isSignedIn },
    events,
    key: ({ code, failure, setup: app }: Record<string, unknown>) => [code, failure !== null, app !== null],
  });
  const wrong: string[] = [];
  const report = walk(
    deskSessionMachine.provide({
      actors: { check: silent(), setUp: silent(), give: silent(), expire: silent() },
    }),
    [round(true), round(false)],
    (_, way) => wrong.push(...brokenAt(deskSessionInvariants, way)),
  );
  console.log(counts('deskSession', report));
  expect(wrong).toEqual([]);
  expect(report).toMatchObject({ missedStates: [], missedTransitions: [], disturbed: [] });
});

it('reaches every state of a request on the desk and takes every transition', () => {
  const events = [
    { type: 'retry' },
    { type: 'refresh' },
    { type: 'write', words: 'Received.' },
    { type: 'address', kind: 'note' },
    { type: 'do', change: { kind: 'note', words: 'Received.' } },
    { type: 'do', change: { kind: 'undo' } },
    ...['read', 'refresh', 'change', 'catchUp'].flatMap((actor) => [
      { type: `xstate.done.actor.${actor}`, output: deskRequest },
      { type: `xstate.error.actor.${actor}`, error: callFailure('timeout') },
    ]),
    { type: 'xstate.error.actor.read', error: rejectedReply(400) },
    { type: 'xstate.error.actor.change', error: rejectedReply(400, 'changedMeanwhile') },
  ];
  const wrong: string[] = [];
  const report = walk(
    deskRequestMachine.provide({ actors: { read: silent(), change: silent() } }),
    [
      {
        input: { number: 'K7QP-4MXD', draft: emptyDraft },
        events,
        key: ({ draft, change, isOvertaken }) => [draft, change, isOvertaken],
      },
    ],
    (_, way) => wrong.push(...brokenAt(deskRequestInvariants, way)),
  );
  console.log(counts('deskRequest', report));
  expect(wrong).toEqual([]);
  expect(report).toMatchObject({ missedStates: [], missedTransitions: [], disturbed: [] });
});
