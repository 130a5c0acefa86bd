import { expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { rejectedReply } from '../testing/errors.ts';
import { brokenAt } from '../testing/invariant.ts';
import { silent } from '../testing/silent.ts';
import { counts, walk } from '../testing/walk.ts';
import { signInMachine } from './machine.ts';
import { accountChecks, session } from './testing/checks.ts';
import { signInInvariants } from './testing/invariants.ts';

/** Time and flag are events here: what a poll or tick finds is written on its event. */
const machine = signInMachine.provide({
  actors: {
    authenticate: silent(),
    verifyCode: silent(),
    resetPassword: silent(),
    sendCode: silent(),
    storeSession: silent(),
  },
  guards: {
    loginFlag: ({ event }) => 'flag' in event,
    mustWait: ({ context, event }) =>
      !('over' in event) && context.resendAt > 0 && context.codeSentTo === context.typed[context.channel],
  },
});

const input = { language: 'cn', compact: true, checks: accountChecks, now: () => 0 };
const after = (delay: string, state: string) => `xstate.after.${delay}.signIn.${state}`;
const done = (actor: string, output?: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${actor}`,
  output,
});
const failed = (actor: string): AnyEventObject => ({
  type: `xstate.error.actor.${actor}`,
  error: rejectedReply(500, 'operationFailure'),
});
const type = (field: string, value: string): AnyEventObject => ({ type: 'type', field, value });
const show = (view: string): AnyEventObject => ({ type: 'show', view });

const opening = {
  input,
  events: [
    { type: 'open' },
    { type: 'close' },
    show('register'),
    { type: 'changeLanguage', language: 'en' },
    { type: 'changeLanguage', language: 'cn' },
    { type: after('poll', 'flag.idle') },
    { type: after('poll', 'flag.idle'), flag: true },
    { type: after('poll', 'flag.requested') },
    { type: after('poll', 'flag.requested'), flag: true },
  ],
  key: ({ language }: Record<string, unknown>) => language,
};

const navigation = {
  input,
  events: [
    { type: 'open' },
    { type: 'back' },
    ...['login', 'register', 'passwordLogin', 'englishLogin', 'emailPassword', 'forgot'].map(show),
    { type: 'changeLayout', compact: false },
  ],
  key: ({ compact, history }: Record<string, unknown>) => [compact, Array.isArray(history) && history.at(-1)],
};

const signingIn = (first: AnyEventObject, account: string) => ({
  input,
  events: [
    { type: 'open' },
    first,
    show('forgot'),
    { type: 'back' },
    { type: 'close' },
    type('account', account),
    type('password', 'secret'),
    { type: 'blur', field: 'account' },
    { type: 'submit' },
    done('authenticate', session),
    failed('authenticate'),
    done('storeSession'),
    failed('storeSession'),
    done('verifyCode', { ticket: 'ticket', expiresAt: session.expiresAt }),
    failed('verifyCode'),
    done('resetPassword', null),
    failed('resetPassword'),
  ],
  key: ({ typed, attempted, ticket }: Record<string, unknown>) => [typed, attempted, ticket],
});

const codes = {
  input,
  events: [
    { type: 'open' },
    show('login'),
    show('passwordLogin'),
    { type: 'back' },
    type('account', '13800138000'),
    type('account', '13900139000'),
    { type: 'sendCode' },
    { type: 'sendCode', over: true },
    done('sendCode', { validFor: 300, resendAfter: 60 }),
    failed('sendCode'),
    { type: after('second', 'panel.open.code.waiting') },
    { type: after('second', 'panel.open.code.waiting'), over: true },
  ],
  key: ({ typed, codeSentTo, resendAt, history }: Record<string, unknown>) => [
    typed,
    codeSentTo,
    resendAt,
    Array.isArray(history) ? history.at(-1) : null,
  ],
};

it('reaches every state and takes every transition', () => {
  const wrong: string[] = [];
  const report = walk(
    machine,
    [
      opening,
      navigation,
      signingIn(show('passwordLogin'), '13800138000'),
      signingIn(show('emailPassword'), 'kim@example.org'),
      codes,
    ],
    (_, way) => wrong.push(...brokenAt(signInInvariants, way)),
  );
  console.log(counts('sign-in', report));
  expect(wrong).toEqual([]);
  expect(report).toMatchObject({ missedStates: [], missedTransitions: [], disturbed: [] });
});
