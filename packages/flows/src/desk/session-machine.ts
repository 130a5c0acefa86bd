import type { DeskSession, SecondFactorSetup } from '@payload/api/contract';
import { assign, setup } from 'xstate';
import { type Failure, failureOf } from '../calls/failure.ts';
import { typeOf } from '../calls/type-of.ts';
import { unprovided } from '../calls/unprovided.ts';

export interface DeskSessionInput {
  /** Whether someone is signed in on the site when the desk is come to. */
  readonly isSignedIn: boolean;
}

export interface DeskSessionContext extends DeskSessionInput {
  readonly session: DeskSession | null;
  /** What an authenticator app is set up with, while that is going on. */
  readonly setup: SecondFactorSetup | null;
  /** The code as it is typed: that of the enrolment before there is an app, then that of the app. */
  readonly code: string;
  /** Why the last call gave nothing. */
  readonly failure: Failure | null;
}

/** Digits of a code of an authenticator app. */
const codeLength = 6;

/** Characters of a code that someone is handed to set up an app. */
const enrolmentLength = 10;

const signedOut = { session: null, setup: null, code: '', failure: null };

/**
 * The way to the desk: sign-in, whether the account is of the staff, the second factor (set up once with a code that whoever runs
 * the service hands on, given every eight hours), the desk until it shuts by itself.
 */
export const deskSessionMachine = setup({
  types: {
    context: typeOf<DeskSessionContext>(),
    input: typeOf<DeskSessionInput>(),
    events: typeOf<
      | { type: 'signedIn' }
      | { type: 'signedOut' }
      | { type: 'retry' }
      | { type: 'type'; code: string }
      | { type: 'give' }
      /** A call of the desk was refused: the second factor was too long ago, or the account is no longer of the staff. */
      | { type: 'shut' }
    >(),
  },
  actors: {
    check: unprovided<DeskSession>('check'),
    setUp: unprovided<SecondFactorSetup, { enrolmentCode: string }>('setUp'),
    give: unprovided<DeskSession, { code: string }>('give'),
    /** Ends when the moment has come. */
    expire: unprovided<void, { until: string }>('expire'),
  },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    lacksFactor: (_, { output }: { output: DeskSession }) => output.secondFactor === 'missing',
    wantsFactor: (_, { output }: { output: DeskSession }) => output.secondFactor === 'wanted',
    signedOut: (_, { error }: { error: unknown }) => failureOf(error).kind === 'signedOut',
    forbidden: (_, { error }: { error: unknown }) => failureOf(error).kind === 'forbidden',
    isEnrolment: ({ context }) => lettersOf(context.code).length === enrolmentLength,
    isWhole: ({ context }) => digitsOf(context.code).length === codeLength,
  },
  actions: {
    note: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forget: assign(signedOut),
  },
}).createMachine({
  id: 'deskSession',
  context: ({ input }) => ({ ...input, ...signedOut }),
  initial: 'deciding',
  on: { signedOut: { target: '.signedOut', actions: 'forget' } },
  states: {
    deciding: {
      always: [{ guard: 'isSignedIn', target: 'checking' }, { target: 'signedOut' }],
    },
    signedOut: { on: { signedIn: 'checking' } },
    checking: {
      entry: assign({ failure: null }),
      invoke: {
        id: 'check',
        src: 'check',
        onDone: [
          {
            guard: { type: 'lacksFactor', params: ({ event }) => event },
            target: 'enrolling',
            actions: assign({ session: ({ event }) => event.output }),
          },
          {
            guard: { type: 'wantsFactor', params: ({ event }) => event },
            target: 'asking',
            actions: assign({ session: ({ event }) => event.output }),
          },
          { target: 'open', actions: assign({ session: ({ event }) => event.output }) },
        ],
        onError: [
          {
            guard: { type: 'signedOut', params: ({ event }) => event },
            target: 'signedOut',
            actions: 'forget',
          },
          { guard: { type: 'forbidden', params: ({ event }) => event }, target: 'refused' },
          { target: 'failed', actions: { type: 'note', params: ({ event }) => event } },
        ],
      },
    },
    refused: { on: { signedIn: 'checking' } },
    failed: { on: { retry: 'checking' } },
    enrolling: {
      on: {
        type: { actions: assign({ code: ({ event }) => event.code, failure: null }) },
        give: [
          { guard: 'isEnrolment', target: 'settingUp' },
          {
            actions: assign({ failure: { kind: 'refused', key: 'incorrectFormat', field: 'enrolmentCode' } }),
          },
        ],
      },
    },
    settingUp: {
      entry: assign({ failure: null }),
      invoke: {
        id: 'setUp',
        src: 'setUp',
        input: ({ context }) => ({ enrolmentCode: lettersOf(context.code) }),
        onDone: {
          target: 'asking',
          actions: assign({ setup: ({ event }) => event.output, code: '' }),
        },
        onError: [
          {
            guard: { type: 'signedOut', params: ({ event }) => event },
            target: 'signedOut',
            actions: 'forget',
          },
          { target: 'enrolling', actions: { type: 'note', params: ({ event }) => event } },
        ],
      },
    },
    asking: {
      on: {
        type: { actions: assign({ code: ({ event }) => event.code, failure: null }) },
        give: [
          { guard: 'isWhole', target: 'giving' },
          { actions: assign({ failure: { kind: 'refused', key: 'incorrectFormat', field: 'code' } }) },
        ],
      },
    },
    giving: {
      entry: assign({ failure: null }),
      invoke: {
        id: 'give',
        src: 'give',
        input: ({ context }) => ({ code: digitsOf(context.code) }),
        onDone: {
          target: 'open',
          actions: assign({ session: ({ event }) => event.output, setup: null, code: '' }),
        },
        onError: [
          {
            guard: { type: 'signedOut', params: ({ event }) => event },
            target: 'signedOut',
            actions: 'forget',
          },
          // A code is good once and for half a minute: what was refused is not tried again.
          {
            target: 'asking',
            actions: [{ type: 'note', params: ({ event }) => event }, assign({ code: '' })],
          },
        ],
      },
    },
    open: {
      invoke: {
        id: 'expire',
        src: 'expire',
        input: ({ context }) => ({ until: context.session?.until ?? '' }),
        onDone: 'checking',
      },
      on: { shut: 'checking' },
    },
  },
});

/** The digits of a code, full-width ones as well. */
function digitsOf(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\D/g, '');
}

/** The letters and digits of a code, however they are grouped. */
function lettersOf(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[^A-Za-z\d]/g, '');
}
