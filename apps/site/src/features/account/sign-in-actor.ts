import { signInChecks } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { signInMachine } from '@payload/flows/sign-in';
import {
  type ActorRefFrom,
  createActor,
  fromPromise,
  fromTransition,
  type SnapshotFrom,
  type TransitionActorLogic,
} from 'xstate';
import { keepSession } from '../../platform/session/account-store.ts';
import { authenticate, prove, renew, sendCode } from './sign-in-calls.ts';
import { signInRequest } from './sign-in-request.ts';

export type SignInActor = ActorRefFrom<typeof signInMachine>;
export type SignInContext = SnapshotFrom<typeof signInMachine>['context'];

const machine = signInMachine.provide({
  guards: { loginFlag: () => signInRequest() !== null },
  actors: {
    authenticate: fromPromise(({ input }) => authenticate(input)),
    prove: fromPromise(({ input }) => prove(input)),
    renew: fromPromise(({ input }) => renew(input)),
    sendCode: fromPromise(({ input }) => sendCode(input)),
    keepSession: fromPromise(async ({ input }) => keepSession(input)),
  },
});

/** Whether a code is on its way to the account that is typed now. */
export function wasCodeSent({ typed, channel, codeSentTo, resendAt }: SignInContext): boolean {
  return codeSentTo === typed[channel] && resendAt > 0;
}

/** Sign-in as one language begins it, not running yet: nothing ticks while a page is prerendered. */
function createSignIn(language: Language): SignInActor {
  return createActor(machine, { input: { language, compact: false, checks: signInChecks, now: Date.now } });
}

interface Current {
  readonly signIn: SignInActor;
}

type SignInsLogic = TransitionActorLogic<Current, { type: 'beginAgain' }, Language>;

/** The sign-ins of a page, one after the other: the one that goes on, and what begins the next. */
export type SignIns = ActorRefFrom<SignInsLogic>;

const signInsLogic: SignInsLogic = fromTransition(
  ({ signIn }) => ({ signIn: createSignIn(signIn.getSnapshot().context.language) }),
  ({ input }) => ({ signIn: createSignIn(input) }),
);

/** While pages are prerendered one after another, each has its own. */
export const createSignIns = (language: Language): SignIns =>
  createActor(signInsLogic, { input: language }).start();

let shared: SignIns | null = null;

/**
 * The one sign-in of the page: what was typed and when the next code may be sent is the same in the panel
 * and on the account's page. It belongs to neither, and outlives both.
 */
export function sharedSignIns(language: Language): SignIns {
  shared ??= createSignIns(language);
  return shared;
}

/** Ends it when somebody has signed in: nothing that was typed is kept for the next visitor. */
export function endSharedSignIn(): void {
  shared?.getSnapshot().context.signIn.stop();
  shared?.send({ type: 'beginAgain' });
}
