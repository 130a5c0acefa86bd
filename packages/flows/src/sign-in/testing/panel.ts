import type { CodeSent, ResetTicket, Session } from '@payload/api/contract';
import { vi } from 'vitest';
import { type EventFrom, SimulatedClock, waitFor } from 'xstate';
import { createSignIns } from '../controller.ts';
import type { signInMachine } from '../machine.ts';
import type { CodeSubmission, NewPasswordBody, ProofSubmission, SignInSubmission } from '../submission.ts';
import { type SignInField, signInFields } from '../views.ts';
import { checks, session } from './checks.ts';

/** A panel over calls that answer as told; `flag` is the login flag. */
export function panel({
  language = 'cn',
  compact = false,
}: {
  language?: 'en' | 'cn';
  compact?: boolean;
} = {}) {
  const clock = new SimulatedClock();
  const calls = {
    authenticate: vi.fn<(input: SignInSubmission) => Promise<Session>>(() => Promise.resolve(session)),
    verifyCode: vi.fn<(input: ProofSubmission) => Promise<ResetTicket>>(() =>
      Promise.resolve({ ticket: 'ticket', expiresAt: session.expiresAt }),
    ),
    resetPassword: vi.fn<(input: NewPasswordBody) => Promise<null>>(() => Promise.resolve(null)),
    sendCode: vi.fn<(input: CodeSubmission) => Promise<CodeSent>>(() =>
      Promise.resolve({ validFor: 300, resendAfter: 60 }),
    ),
    storeSession: vi.fn<(input: Session) => Promise<void>>(() => Promise.resolve()),
  };
  const flag = { up: false };
  const signals: AbortSignal[] = [];
  const signIns = createSignIns(
    {
      authenticate: (submission, signal) => {
        signals.push(signal);
        return calls.authenticate(submission);
      },
      verifyCode: (submission) => calls.verifyCode(submission),
      resetPassword: (body) => calls.resetPassword(body),
      sendCode: (submission) => calls.sendCode(submission),
      storeSession: (granted) => calls.storeSession(granted),
      loginFlag: () => flag.up,
      checks,
      now: () => clock.now(),
    },
    { language, clock },
  );
  const actor = signIns.current.getSnapshot().context;
  actor.start();
  actor.send({ type: 'changeLayout', compact });
  return {
    signIns,
    actor,
    calls,
    /** What ends each call that signs in. */
    signals,
    clock,
    flag,
    send: (event: EventFrom<typeof signInMachine>) => actor.send(event),
    see: () => actor.getSnapshot().context,
    type: (values: Partial<Record<SignInField, string>>) => {
      for (const field of signInFields) {
        const value = values[field];
        if (value !== undefined) actor.send({ type: 'type', field, value });
      }
    },
    is: (state: 'closed' | 'signedIn' | 'open') => actor.getSnapshot().matches({ panel: state }),
    formIs: (form: 'editing' | 'signingIn' | 'storingSession' | 'verifyingCode' | 'resettingPassword') =>
      actor.getSnapshot().matches({ panel: { open: { form } } }),
    codeIs: (code: 'ready' | 'sending' | 'waiting') =>
      actor.getSnapshot().matches({ panel: { open: { code } } }),
    /** Lets all answers that are there arrive. */
    settle: () => waitFor(actor, ({ children }) => Object.keys(children).length === 0),
  };
}

export const phone = '13800138000';
export const registration = { account: phone, code: '1234', password: 'secret', confirmPassword: 'secret' };
