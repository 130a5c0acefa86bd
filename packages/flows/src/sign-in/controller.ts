import type { CodeSent, Language, ResetTicket, Session } from '@payload/api/contract';
import { type Actor, type ActorOptions, createActor } from 'xstate';
import { actorOf, type Current, currentOf } from '../actors/plain-actors.ts';
import type { Port } from '../ports/port.ts';
import type { SignInInput } from './context.ts';
import { signInMachine } from './machine.ts';
import type { CodeSubmission, NewPasswordBody, ProofSubmission, SignInSubmission } from './submission.ts';

export type SignInActor = Actor<typeof signInMachine>;

/** What sign-in needs from outside. */
export interface SignInPorts extends Pick<SignInInput, 'checks' | 'now'> {
  /** Makes the call that signs in. */
  readonly authenticate: Port<SignInSubmission, Session>;
  /** Makes the call that verifies an account, for a new password. */
  readonly verifyCode: Port<ProofSubmission, ResetTicket>;
  readonly resetPassword: Port<NewPasswordBody, null>;
  readonly sendCode: Port<CodeSubmission, CodeSent>;
  /** Remembers who is signed in. */
  readonly storeSession: Port<Session, void>;
  /** Whether anybody asks for signing in. */
  readonly loginFlag: () => boolean;
}

interface SignInOptions {
  readonly language: Language;
  /** Of the countdown and the poll. @default the real time */
  readonly clock?: NonNullable<ActorOptions<typeof signInMachine>['clock']>;
}

/** The sign-ins of a page, one after the other. */
export interface SignIns {
  /** The one that goes on; it is not started, since nothing may tick while a page is prerendered. */
  readonly current: Current<SignInActor>;
  /** Ends it and begins the next, in its language: nothing that was typed is kept for the next visitor. */
  readonly end: () => void;
}

export function createSignIns(ports: SignInPorts, { language: first, clock }: SignInOptions): SignIns {
  const { checks, now, loginFlag } = ports;
  const machine = signInMachine.provide({
    guards: { loginFlag },
    actors: {
      authenticate: actorOf(ports.authenticate),
      verifyCode: actorOf(ports.verifyCode),
      resetPassword: actorOf(ports.resetPassword),
      sendCode: actorOf(ports.sendCode),
      storeSession: actorOf(ports.storeSession),
    },
  });
  const signInFor = (language: Language) =>
    createActor(machine, { input: { language, compact: false, checks, now }, ...(clock && { clock }) });
  const current = currentOf(signInFor(first));
  return {
    current,
    end() {
      const signIn = current.getSnapshot().context;
      signIn.stop();
      current.send({ type: 'replace', by: signInFor(signIn.getSnapshot().context.language) });
    },
  };
}
