import { signOut } from '@payload/api/contract';
import { signOutMachine } from '@payload/flows/sign-out';
import { createActor, fromPromise, waitFor } from 'xstate';
import { service } from '../wiring/service.ts';
import { forgetSession } from './account-store.ts';

const machine = signOutMachine.provide({
  actors: {
    revoke: fromPromise(async () => {
      await service(signOut);
    }),
    forget: fromPromise(async () => forgetSession()),
  },
});

/** Signs out at the service and here. Gives whether the service could be told. */
export async function runSignOut(): Promise<boolean> {
  const actor = createActor(machine);
  actor.start();
  actor.send({ type: 'signOut' });
  const { context } = await waitFor(actor, (state) => state.matches('signedOut'));
  actor.stop();
  return context.failure === null;
}
