import { assign, setup } from 'xstate';
import { type Failure, failureOf } from '../calls/failure.ts';
import { typeOf } from '../calls/type-of.ts';
import { unprovided } from '../calls/unprovided.ts';

interface SignOutContext {
  /** Why the service could not be told; the token is gone from this browser all the same. */
  readonly failure: Failure | null;
}

/**
 * Ends a session: has the service revoke the token, then forgets it here. A token that could not be revoked
 * is forgotten too, and `failure` says that it lives on until it expires.
 *
 * The page provides the actors `revoke` and `forget`.
 */
export const signOutMachine = setup({
  types: {
    context: typeOf<SignOutContext>(),
    events: typeOf<{ type: 'signOut' } | { type: 'signIn' }>(),
  },
  actors: {
    revoke: unprovided<void>('revoke'),
    forget: unprovided<void>('forget'),
  },
  actions: {
    note: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
  guards: {
    /** The token was no longer good, which is what was wanted. */
    alreadyOut: (_, { error }: { error: unknown }) => failureOf(error).kind === 'signedOut',
  },
}).createMachine({
  id: 'signOut',
  context: { failure: null },
  initial: 'signedIn',
  states: {
    signedIn: { on: { signOut: 'revoking' } },
    revoking: {
      entry: assign({ failure: null }),
      invoke: {
        id: 'revoke',
        src: 'revoke',
        onDone: 'forgetting',
        onError: [
          { guard: { type: 'alreadyOut', params: ({ event }) => event }, target: 'forgetting' },
          { target: 'forgetting', actions: { type: 'note', params: ({ event }) => event } },
        ],
      },
    },
    forgetting: {
      invoke: {
        id: 'forget',
        src: 'forget',
        onDone: 'signedOut',
        onError: { target: 'signedIn', actions: { type: 'note', params: ({ event }) => event } },
      },
    },
    signedOut: { on: { signIn: 'signedIn' } },
  },
});
