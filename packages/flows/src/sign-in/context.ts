import type { CodeSent, Language, Refusal, Session } from '@payload/api/contract';
import { failureOf } from '../calls/failure.ts';
import * as form from '../form/errors.ts';
import { endsCode, fieldForError } from './messages.ts';
import {
  prepareCode,
  prepareNewPassword,
  prepareProof,
  prepareSignIn,
  type SignInChecks,
  type Typed,
} from './submission.ts';
import { type Channel, channelOf, fieldsOf, type SignInField, type View } from './views.ts';

export interface SignInInput {
  readonly language: Language;
  /** Whether there is room for one thing at a time; only then is there a back control. */
  readonly compact: boolean;
  readonly checks: SignInChecks;
  /** Milliseconds since some moment; the page gives `Date.now`. Timers of hidden tabs run late, clocks don't. */
  readonly now: () => number;
}

export interface SignInContext extends SignInInput, form.Faults<SignInField> {
  readonly view: View;
  /** Views to go back to; the last one is the next. */
  readonly history: readonly View[];
  readonly channel: Channel;
  readonly typed: Typed;
  /** The account, as it was typed, that the last code went to. */
  readonly codeSentTo: string | null;
  /** None went there at the last time of asking: the one before was used and it is too early for the next. */
  readonly codeSpent: boolean;
  /** When the next code may be sent, on the clock `now`. */
  readonly resendAt: number;
  /** Whole seconds until then. */
  readonly secondsLeft: number;
  readonly ticket: string | null;
  /** The new password is set; shown with the view that asks for it. */
  readonly passwordChanged: boolean;
  /** Granted, and not remembered yet. */
  readonly session: Session | null;
  /** The account that signed in, with its middle hidden. */
  readonly account: string | null;
}

type Change = Partial<SignInContext>;

const noSecrets = { code: '', password: '', confirmPassword: '' };

export function initialContext(input: SignInInput): SignInContext {
  return {
    ...input,
    view: input.language === 'en' ? 'englishLogin' : 'login',
    history: [],
    channel: input.language === 'en' ? 'email' : 'phone',
    typed: { phone: '', email: '', ...noSecrets },
    ...form.noFaults,
    codeSentTo: null,
    codeSpent: false,
    resendAt: 0,
    secondsLeft: 0,
    ticket: null,
    passwordChanged: false,
    session: null,
    account: null,
  };
}

/** A new view keeps the account and nothing else: no password, code or message outlives its view. */
export function cleared({ typed }: SignInContext): Change {
  return { typed: { ...typed, ...noSecrets }, ...form.noFaults };
}

export function entered({ channel }: SignInContext, view: View): Change {
  return { view, channel: channelOf(view, channel) };
}

/** What the contract says against the form as it stands; empty if it may be sent. */
export function refusalsOf(context: SignInContext): readonly Refusal[] {
  const { checks, view, channel, typed, ticket } = context;
  const prepared =
    view === 'forgotPassword'
      ? prepareNewPassword(checks, ticket ?? '', typed)
      : view === 'forgot'
        ? prepareProof(checks, channel, typed)
        : prepareSignIn(checks, view, channel, typed);
  return prepared.ok ? [] : prepared.refusals;
}

/** What the contract says against sending a code to the account. */
export function codeRefusalsOf({ checks, channel, typed }: SignInContext): readonly Refusal[] {
  const prepared = prepareCode(checks, channel, typed);
  return prepared.ok ? [] : prepared.refusals.map(({ key }) => ({ field: 'account', key }));
}

/** Shows refusals beside their fields. */
export function refused(context: SignInContext, refusals: readonly Refusal[]): Change {
  return form.refused(context, fieldsOf[context.view], refusals);
}

/** Shows what a call was rejected with: beside its field if it has one, else with the whole form. */
export function failed(context: SignInContext, error: unknown): Change {
  const failure = failureOf(error);
  const field = fieldForError(context.view, failure.key, failure.field);
  const typed = field === 'code' && endsCode(failure.key) ? { ...context.typed, code: '' } : context.typed;
  return { typed, ...form.rejected<SignInField>(context, failure, field) };
}

export function typedInto(context: SignInContext, field: SignInField, value: string): Change {
  const { channel, typed } = context;
  const rest = form.mended(context, field);
  const arePasswordsLeft = field === 'password' && rest.errors.confirmPassword === 'passwordsDiffer';
  return {
    typed: { ...typed, [field === 'account' ? channel : field]: value },
    // Which of the two passwords is the wrong one nobody knows.
    ...(arePasswordsLeft ? form.mended(rest, 'confirmPassword') : rest),
  };
}

/** Checks a field again that was left, and those that still have a message. */
export function left(context: SignInContext, field: SignInField): Change {
  return form.rechecked(context, fieldsOf[context.view], field, refusalsOf(context));
}

export function codeSent({ now }: SignInContext, { validFor, resendAfter }: CodeSent): Change {
  return { resendAt: now() + resendAfter * 1000, codeSpent: validFor === 0 };
}

/** Whether a code went to this very account so short a time ago that the next one has to wait. */
export function mustWait({ codeSentTo, typed, channel, resendAt, now }: SignInContext): boolean {
  return codeSentTo === typed[channel] && now() < resendAt;
}

/** Whether a code is on its way to the account that is typed now. */
export function wasCodeSent({ typed, channel, codeSentTo, resendAt }: SignInContext): boolean {
  return codeSentTo === typed[channel] && resendAt > 0;
}

export function counted({ resendAt, now }: SignInContext): Change {
  return { secondsLeft: Math.max(0, Math.ceil((resendAt - now()) / 1000)) };
}

export function hasCode({ view }: SignInContext): boolean {
  return fieldsOf[view].includes('code');
}

/** The way back from the next view. The view that needed a ticket cannot be gone back to. */
export function historyFrom({ history, view }: SignInContext): readonly View[] {
  return view === 'forgotPassword' ? history : [...history, view];
}

/** The session to remember, where the machine has made sure that there is one. */
export function grantedTo({ session }: SignInContext): Session {
  if (session === null) throw new Error('There is no session to remember: grant one first.');
  return session;
}
