import type { CodeSent, Language, ResetTicket, Session } from '@payload/api/contract';
import { assign, emit, setup } from 'xstate';
import { typeOf } from '../calls/type-of.ts';
import { unprovided } from '../calls/unprovided.ts';
import * as change from './context.ts';
import type { CodeSubmission, NewPasswordBody, ProofSubmission, SignInSubmission } from './submission.ts';
import type { SignInField, View } from './views.ts';

type SignInEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'show'; view: Exclude<View, 'forgotPassword'> }
  | { type: 'back' }
  | { type: 'type'; field: SignInField; value: string }
  | { type: 'blur'; field: SignInField }
  | { type: 'submit' }
  | { type: 'sendCode' }
  | { type: 'changeLanguage'; language: Language }
  | { type: 'changeLayout'; compact: boolean }
  // From one region of the machine to another.
  | { type: 'proved' }
  | { type: 'renewed' };

/** Types and parts of the sign-in machine. */
export const signInSetup = setup({
  types: {
    context: typeOf<change.SignInContext>(),
    input: typeOf<change.SignInInput>(),
    events: typeOf<SignInEvent>(),
    emitted: typeOf<{ type: 'signedIn'; account: string } | { type: 'closed' }>(),
  },
  actors: {
    authenticate: unprovided<Session, SignInSubmission>('authenticate'),
    verifyCode: unprovided<ResetTicket, ProofSubmission>('verifyCode'),
    resetPassword: unprovided<null, NewPasswordBody>('resetPassword'),
    sendCode: unprovided<CodeSent, CodeSubmission>('sendCode'),
    storeSession: unprovided<void, Session>('storeSession'),
  },
  delays: { poll: 50, second: 1000 },
  guards: {
    /** The flag that asks for signing in (`jzlogin` of the home store). */
    loginFlag: () => false,
    english: ({ context }) => context.language === 'en',
    byPhone: ({ context }) => context.channel === 'phone',
    showsDefault: ({ context }) => context.view === 'login' || context.view === 'englishLogin',
    asksFor: (_, { requested, view }: { requested: View; view: View }) => requested === view,
    backTo: ({ context }, { view }: { view: View }) => context.compact && context.history.at(-1) === view,
    canGoBack: ({ context }) => context.compact && context.history.length > 0,
    incomplete: ({ context }) => change.refusalsOf(context).length > 0,
    verifies: ({ context }) => context.view === 'forgot',
    resets: ({ context }) => context.view === 'forgotPassword',
    attempted: ({ context }) => context.attempted,
    hasCode: ({ context }) => change.hasCode(context),
    mustWait: ({ context }) => change.mustWait(context),
    codeRefused: ({ context }) => change.hasCode(context) && change.codeRefusalsOf(context).length > 0,
  },
  actions: {
    clear: assign(({ context }) => change.cleared(context)),
    enter: assign(({ context }, { view }: { view: View }) => change.entered(context, view)),
    pushView: assign({ history: ({ context }) => change.historyFrom(context), passwordChanged: false }),
    popView: assign({ history: ({ context }) => context.history.slice(0, -1), passwordChanged: false }),
    clearHistory: assign({ history: [], passwordChanged: false }),
    dropTicket: assign({ ticket: null }),
    useLanguage: assign((_, { language }: { language: Language }) => ({ language })),
    type: assign(({ context }, { field, value }: { field: SignInField; value: string }) =>
      change.typedInto(context, field, value),
    ),
    recheck: assign(({ context }, { field }: { field: SignInField }) => change.left(context, field)),
    refuse: assign(({ context }) => change.refused(context, change.refusalsOf(context))),
    refuseAccount: assign(({ context }) => change.refused(context, change.codeRefusalsOf(context))),
    startSending: assign({ errors: {}, failure: null }),
    fail: assign(({ context }, { error }: { error: unknown }) => change.failed(context, error)),
    noteCodeSent: assign(({ context }, { output }: { output: CodeSent }) => change.codeSent(context, output)),
    count: assign(({ context }) => change.counted(context)),
    announce: emit(({ context }) => ({ type: 'signedIn', account: context.account ?? '' })),
  },
});
