import {
  type CodeSent,
  type Language,
  type ResetTicket,
  type Session,
  signInChecks,
} from '@payload/api/contract';
import { invariants } from '@payload/flows/invariants';
import {
  type CodeSubmission,
  createSignIns,
  type NewPasswordBody,
  type ProofSubmission,
  type SignInActor,
  type SignInSubmission,
} from '@payload/flows/sign-in';
import { standingClock } from '../bench/clocks.ts';
import { refusal, silences } from '../bench/failures.ts';
import { movesOf } from '../bench/moves.ts';
import { PendingCalls } from '../bench/pending-calls.ts';
import type { Bench, Sample, Setup } from '../bench/samples.ts';
import { isFields } from '../bench/session.ts';

type SignInSample = Sample<Parameters<SignInActor['send']>[0]>;

const views = ['login', 'register', 'passwordLogin', 'englishLogin', 'emailPassword', 'forgot'] as const;

const typed = [
  ['account', '13800138000'],
  ['account', 'li@example.com'],
  ['account', '138'],
  ['code', '4821'],
  ['code', '12'],
  ['password', 'beam-2026'],
  ['password', 'beam'],
  ['confirmPassword', 'beam-2026'],
  ['confirmPassword', 'lamp-2026'],
] as const;

const samples: readonly SignInSample[] = [
  { event: { type: 'open' } },
  { event: { type: 'close' } },
  { event: { type: 'sendCode' } },
  { event: { type: 'submit' } },
  { event: { type: 'back' } },
  ...typed.map(
    ([field, value]): SignInSample => ({
      event: { type: 'type', field, value },
      detail: `${field} ${value}`,
    }),
  ),
  ...(['account', 'code', 'password'] as const).map(
    (field): SignInSample => ({ event: { type: 'blur', field }, detail: field }),
  ),
  ...views.map((view): SignInSample => ({ event: { type: 'show', view }, detail: view })),
  ...(['en', 'cn'] as const).map(
    (language): SignInSample => ({ event: { type: 'changeLanguage', language }, detail: language }),
  ),
  { event: { type: 'changeLayout', compact: true }, detail: 'compact' },
  { event: { type: 'changeLayout', compact: false }, detail: 'wide' },
];

/** Those that lead on: what is wrong, and what changes words alone, only makes the search of a way longer. */
function waySamples(language: Language): readonly SignInSample[] {
  const idle = ['blur', 'changeLanguage', 'changeLayout'];
  const account = language === 'en' ? 'li@example.com' : '13800138000';
  const good = [account, '4821', 'beam-2026'];
  return samples.filter(
    ({ event }) => !idle.includes(event.type) && (event.type !== 'type' || good.includes(event.value)),
  );
}

const expiresAt = '2026-12-21T00:00:00.000Z';

export interface SignInSettings {
  readonly language: Language;
}

/** The sign-in panel, closed, as the site begins with it. */
function begin({ language }: SignInSettings): Setup {
  const time = standingClock();
  const calls = new PendingCalls();
  const flag = { isUp: false };
  const signIns = createSignIns(
    {
      authenticate: calls.held<Session, SignInSubmission>('authenticate', ({ call }) => [
        { id: 'Session', output: { token: 'sample-token', expiresAt, account: '138****8000' } },
        { error: refusal(call, 'verificationCodeIncorrect') },
        { error: refusal(call, 'verificationFailed') },
        { error: refusal(call, 'checkFail') },
        { error: refusal(call, 'incorrectFormat', 'account') },
        ...silences(call),
      ]),
      storeSession: calls.held<void, Session>('storeSession', () => [
        { id: 'void', output: undefined },
        { error: new DOMException('Storage is full.', 'QuotaExceededError') },
      ]),
      verifyCode: calls.held<ResetTicket, ProofSubmission>('verifyCode', ({ call }) => [
        { id: 'ResetTicket', output: { ticket: 'sample-ticket', expiresAt } },
        { error: refusal(call, 'verificationCodeIncorrect') },
        ...silences(call),
      ]),
      resetPassword: calls.held<null, NewPasswordBody>('resetPassword', () => [
        { id: 'null', output: null },
        { error: refusal('resetPassword', 'verificationFailed') },
        ...silences('resetPassword'),
      ]),
      sendCode: calls.held<CodeSent, CodeSubmission>('sendCode', ({ call }) => [
        { id: 'CodeSent', label: 'CodeSent 60 s', output: { validFor: 300, resendAfter: 60 } },
        { error: refusal(call, 'operationFailure') },
        ...silences(call),
      ]),
      loginFlag: () => flag.isUp,
      checks: signInChecks,
      now: time.now,
    },
    { language, clock: time.clock },
  );
  const actor = signIns.current.getSnapshot().context;
  return {
    ...time,
    actor,
    calls,
    invariants: invariants.signIn,
    search: {
      moves: movesOf(calls, waySamples(language)),
      key: (context) => [context.typed, context.ticket],
    },
    world: [
      {
        id: 'loginFlag',
        isOn: () => flag.isUp,
        set: (on) => {
          flag.isUp = on;
        },
      },
    ],
    samples: () => samples,
  };
}

function readSettings(value: unknown): SignInSettings | null {
  if (!isFields(value)) return null;
  const { language } = value;
  return language === 'en' || language === 'cn' ? { language } : null;
}

export const signInBench: Bench<SignInSettings> = { begin, readSettings };
