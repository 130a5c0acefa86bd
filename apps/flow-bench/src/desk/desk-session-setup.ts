import type { DeskSession, SecondFactorSetup } from '@payload/api/contract';
import { type deskSessionMachine, deskSessionOn } from '@payload/flows/desk';
import { invariants } from '@payload/flows/invariants';
import { createActor, type EventFrom } from 'xstate';
import { runningClock } from '../bench/clocks.ts';
import { refusal, signedOut, silences } from '../bench/failures.ts';
import { movesOf } from '../bench/moves.ts';
import { type NoSettings, noSettings } from '../bench/no-settings.ts';
import { PendingCalls } from '../bench/pending-calls.ts';
import type { Bench, Sample, Setup } from '../bench/samples.ts';

const samples: readonly Sample<EventFrom<typeof deskSessionMachine>>[] = [
  { event: { type: 'signedIn' } },
  { event: { type: 'signedOut' } },
  { event: { type: 'retry' } },
  { event: { type: 'type', code: '123456' }, detail: '123456' },
  { event: { type: 'type', code: '12' }, detail: '12' },
  { event: { type: 'type', code: 'K7QP4-MXDT9' }, detail: 'K7QP4-MXDT9' },
  { event: { type: 'give' } },
  { event: { type: 'shut' } },
];

const session = (secondFactor: DeskSession['secondFactor']): DeskSession => ({
  name: 'Desk 2',
  secondFactor,
  until: secondFactor === 'given' ? '2026-11-26T09:40:00.000Z' : null,
});

/** Someone who is signed in on the site comes to the desk; its calls are answered by hand, and its hours end by hand. */
function begin(): Setup {
  const calls = new PendingCalls();
  const machine = deskSessionOn({
    check: calls.held<DeskSession>('check', () => [
      ...(['missing', 'wanted', 'given'] as const).map((id) => ({ id, output: session(id) })),
      { error: refusal('getDeskSession', 'staffOnly', undefined, 403) },
      { error: signedOut('getDeskSession') },
      ...silences('getDeskSession'),
    ]),
    setUp: calls.held<SecondFactorSetup, { enrolmentCode: string }>('setUp', () => [
      {
        id: 'SecondFactorSetup',
        output: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/JZ:desk?secret=JBSWY3DPEHPK3PXP' },
      },
      { error: refusal('setUpSecondFactor', 'verificationCodeIncorrect', 'enrolmentCode') },
      { error: refusal('setUpSecondFactor', 'operationFailure') },
      { error: signedOut('setUpSecondFactor') },
      ...silences('setUpSecondFactor'),
    ]),
    give: calls.held<DeskSession, { code: string }>('give', () => [
      { id: 'given', output: session('given') },
      { error: refusal('giveSecondFactor', 'verificationCodeIncorrect', 'code') },
      { error: refusal('giveSecondFactor', 'operationFailure') },
      { error: signedOut('giveSecondFactor') },
      ...silences('giveSecondFactor'),
    ]),
    expire: calls.held<void, { until: string }>('expire', () => [{ id: 'void', output: undefined }]),
  });
  return {
    actor: createActor(machine, { input: { isSignedIn: true } }),
    calls,
    ...runningClock(),
    invariants: invariants.deskSession,
    search: { moves: movesOf(calls, samples), key: ({ code, setup }) => [code, setup !== null] },
    samples: () => samples,
  };
}

export const deskSessionBench: Bench<NoSettings> = { begin, readSettings: noSettings };
