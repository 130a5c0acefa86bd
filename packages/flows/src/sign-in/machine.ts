import { assign, emit, not, raise } from 'xstate';
import { sentOf } from '../calls/body.ts';
import { grantedTo, initialContext } from './context.ts';
import { signInSetup } from './set-up.ts';
import { prepareCode, prepareNewPassword, prepareProof, prepareSignIn } from './submission.ts';
import type { View } from './views.ts';

/** Views that can be asked for; `forgotPassword` needs a proven account. */
const shownViews = ['login', 'register', 'passwordLogin', 'englishLogin', 'emailPassword', 'forgot'] as const;

const failing = {
  target: 'editing',
  actions: { type: 'fail', params: ({ event }: { event: { error: unknown } }) => event },
} as const;

/**
 * The sign-in panel. Regions: `flag` polls the login flag, `panel` is what is seen; in an open panel `view`
 * is which form, `form` what happens to it, `code` whether a code may be sent.
 *
 * The controller provides the guard `loginFlag` and the actors: `authenticate` and `verifyCode` make the call named
 * in their input, `resetPassword` sets the new password, `sendCode` sends a code, `storeSession` remembers the token.
 * Emits `signedIn` with the account, and `closed`.
 */
export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  context: ({ input }) => initialContext(input),
  type: 'parallel',
  on: {
    changeLayout: { actions: assign({ compact: ({ event }) => event.compact }) },
    changeLanguage: { actions: { type: 'useLanguage', params: ({ event }) => event } },
  },
  states: {
    flag: {
      initial: 'idle',
      states: {
        idle: {
          after: {
            poll: [
              { guard: 'loginFlag', target: 'requested', actions: raise({ type: 'open' }) },
              { target: 'idle', reenter: true },
            ],
          },
        },
        requested: {
          after: {
            poll: [
              { guard: 'loginFlag', target: 'requested', reenter: true },
              { target: 'idle', actions: raise({ type: 'close' }) },
            ],
          },
        },
      },
    },
    panel: {
      initial: 'closed',
      states: {
        closed: { on: { open: 'open' } },
        signedIn: { entry: 'announce', on: { open: 'open' } },
        open: {
          type: 'parallel',
          exit: ['clear', assign({ session: null })],
          on: { close: { target: 'closed', actions: emit({ type: 'closed' }) } },
          states: {
            view: {
              initial: 'choosing',
              on: {
                open: '.choosing',
                changeLanguage: {
                  guard: 'showsDefault',
                  target: '.choosing',
                  actions: { type: 'useLanguage', params: ({ event }) => event },
                },
                show: shownViews.map((view) => ({
                  guard: {
                    type: 'asksFor' as const,
                    params: ({ event }: { event: { view: View } }) => ({ requested: event.view, view }),
                  },
                  target: `.${view}`,
                  actions: 'pushView' as const,
                })),
                back: shownViews.map((view) => ({
                  guard: { type: 'backTo' as const, params: { view } },
                  target: `.${view}`,
                  actions: 'popView' as const,
                })),
              },
              states: {
                choosing: {
                  entry: 'clearHistory',
                  always: [{ guard: 'english', target: 'englishLogin' }, { target: 'login' }],
                },
                login: { entry: { type: 'enter', params: { view: 'login' } } },
                register: { entry: { type: 'enter', params: { view: 'register' } } },
                passwordLogin: { entry: { type: 'enter', params: { view: 'passwordLogin' } } },
                englishLogin: { entry: { type: 'enter', params: { view: 'englishLogin' } } },
                emailPassword: { entry: { type: 'enter', params: { view: 'emailPassword' } } },
                forgot: {
                  entry: { type: 'enter', params: { view: 'forgot' } },
                  on: { proved: { target: 'forgotPassword', actions: 'pushView' } },
                },
                forgotPassword: {
                  entry: { type: 'enter', params: { view: 'forgotPassword' } },
                  exit: 'dropTicket',
                  on: {
                    renewed: [
                      {
                        guard: 'byPhone',
                        target: 'passwordLogin',
                        actions: ['clearHistory', assign({ passwordChanged: true })],
                      },
                      {
                        target: 'emailPassword',
                        actions: ['clearHistory', assign({ passwordChanged: true })],
                      },
                    ],
                  },
                },
              },
            },
            form: {
              initial: 'editing',
              on: {
                open: { target: '.editing', actions: 'clear' },
                show: { target: '.editing', actions: 'clear' },
                back: { guard: 'canGoBack', target: '.editing', actions: 'clear' },
                changeLanguage: { guard: 'showsDefault', target: '.editing', actions: 'clear' },
              },
              states: {
                editing: {
                  on: {
                    type: { actions: { type: 'type', params: ({ event }) => event } },
                    blur: { guard: 'attempted', actions: { type: 'recheck', params: ({ event }) => event } },
                    submit: [
                      { guard: 'incomplete', actions: 'refuse' },
                      { guard: 'verifies', target: 'verifyingCode' },
                      { guard: 'resets', target: 'resettingPassword' },
                      { target: 'signingIn' },
                    ],
                  },
                },
                signingIn: {
                  entry: 'startSending',
                  invoke: {
                    id: 'authenticate',
                    src: 'authenticate',
                    input: ({ context: { checks, view, channel, typed } }) =>
                      sentOf(prepareSignIn(checks, view, channel, typed)),
                    onDone: {
                      target: 'storingSession',
                      actions: assign({
                        session: ({ event }) => event.output,
                        account: ({ event }) => event.output.account,
                      }),
                    },
                    onError: failing,
                  },
                },
                storingSession: {
                  invoke: {
                    id: 'storeSession',
                    src: 'storeSession',
                    input: ({ context }) => grantedTo(context),
                    onDone: '#signIn.panel.signedIn',
                    onError: failing,
                  },
                },
                verifyingCode: {
                  entry: 'startSending',
                  invoke: {
                    id: 'verifyCode',
                    src: 'verifyCode',
                    input: ({ context: { checks, channel, typed } }) =>
                      sentOf(prepareProof(checks, channel, typed)),
                    onDone: {
                      target: 'editing',
                      actions: [
                        'clear',
                        assign({ ticket: ({ event }) => event.output.ticket }),
                        raise({ type: 'proved' }),
                      ],
                    },
                    onError: failing,
                  },
                },
                resettingPassword: {
                  entry: 'startSending',
                  invoke: {
                    id: 'resetPassword',
                    src: 'resetPassword',
                    input: ({ context: { checks, ticket, typed } }) =>
                      sentOf(prepareNewPassword(checks, ticket ?? '', typed)),
                    onDone: { target: 'editing', actions: ['clear', raise({ type: 'renewed' })] },
                    onError: failing,
                  },
                },
              },
            },
            code: {
              initial: 'deciding',
              states: {
                // The countdown is of one account: another one need not wait, and closing does not shorten it.
                deciding: { always: [{ guard: 'mustWait', target: 'waiting' }, { target: 'ready' }] },
                ready: {
                  on: {
                    sendCode: [
                      { guard: 'codeRefused', actions: 'refuseAccount' },
                      { guard: 'hasCode', target: 'sending' },
                    ],
                  },
                },
                sending: {
                  entry: assign({
                    codeSentTo: ({ context }) => context.typed[context.channel],
                    resendAt: 0,
                    failure: null,
                  }),
                  invoke: {
                    id: 'sendCode',
                    src: 'sendCode',
                    input: ({ context: { checks, channel, typed } }) =>
                      sentOf(prepareCode(checks, channel, typed)),
                    onDone: {
                      target: 'deciding',
                      actions: { type: 'noteCodeSent', params: ({ event }) => event },
                    },
                    onError: {
                      target: 'ready',
                      actions: { type: 'fail', params: ({ event }) => event },
                    },
                  },
                },
                waiting: {
                  entry: 'count',
                  on: {
                    type: 'deciding',
                    show: 'deciding',
                    back: 'deciding',
                    open: 'deciding',
                    // A button with a countdown of its own may be a part of a second ahead.
                    sendCode: {
                      guard: not('mustWait'),
                      target: 'ready',
                      actions: raise({ type: 'sendCode' }),
                    },
                  },
                  after: {
                    second: [{ guard: 'mustWait', target: 'waiting', reenter: true }, { target: 'ready' }],
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});
