import { signOutMachine } from '@payload/flows/sign-out';
import { createActor, type EventFrom } from 'xstate';
import { runningClock } from '../bench/clocks.ts';
import { refusal, signedOut, silences } from '../bench/failures.ts';
import { PendingCalls } from '../bench/pending-calls.ts';
import type { Sample, Setup } from '../bench/samples.ts';

const samples: readonly Sample<EventFrom<typeof signOutMachine>>[] = [
  { event: { type: 'signOut' } },
  { event: { type: 'signIn' } },
];

/** Somebody who is signed in. */
export function signOutSetup(): Setup {
  const calls = new PendingCalls();
  const actor = createActor(
    signOutMachine.provide({
      actors: {
        revoke: calls.held<void>('revoke', () => [
          { label: 'void', output: undefined },
          { error: signedOut('signOut') },
          { error: refusal('signOut', 'operationFailure') },
          ...silences('signOut'),
        ]),
        forget: calls.held<void>('forget', () => [
          { label: 'void', output: undefined },
          { error: new DOMException('Storage is blocked.', 'SecurityError') },
        ]),
      },
    }),
  );
  return { actor, calls, ...runningClock(), samples: () => samples };
}
