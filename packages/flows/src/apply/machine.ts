import { assign, not } from 'xstate';
import { sentOf } from '../calls/body.ts';
import { unsent } from '../uploads/row.ts';
import { draftFrom, initialContext, restored } from './context.ts';
import { applySetup } from './set-up.ts';
import { prepare } from './submission.ts';

/**
 * A form of the service: repair, exchange, problem, activation or care plan, told apart by `kind`. Regions
 * while it is filled in: `form` is what the visitor does, `draft` keeps what was typed, `serial` asks which
 * device has the serial number once its field is left. Its files are the actor `uploads`.
 *
 * What a serial number tells by its beginning comes as `recognise`; it and the answer of `findDevice` fill in the model where none
 * is chosen.
 *
 * Files are kept with the draft until they have arrived, and sent once someone is signed in; for their sake
 * nobody is asked to. The controller provides the actors `loadDraft`, `saveDraft` and `dropDraft` (a draft for each
 * kind), `findDevice`, `submit` (the call named in its input) and `uploads`. The page opens the sign-in panel in
 * `askingToSignIn`, and answers with `signedIn` or `signInDismissed`. `choose` turns a repair into an exchange and
 * back, with all that was typed. What is sent without a connection is `queued`: kept with its draft, over a reload too, and
 * sent by itself once there is one; its `submissionId` makes it one request however often it is tried. `leave` keeps the draft at once: the page is about to go.
 */
export const applyMachine = applySetup.createMachine({
  id: 'apply',
  context: ({ input }) => initialContext(input),
  initial: 'restoring',
  on: { online: { actions: 'noteOnline' }, offline: { actions: 'noteOffline' } },
  states: {
    restoring: {
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        input: ({ context: { kind } }) => ({ kind }),
        onDone: { target: 'filling', actions: assign(({ event }) => restored(event.output)) },
        onError: 'filling',
      },
      on: { signedIn: { actions: 'signIn' }, signedOut: { actions: 'signOut' } },
    },
    filling: {
      type: 'parallel',
      invoke: {
        id: 'uploads',
        src: 'uploads',
        input: ({ context: { limits, restored: kept, signedIn } }) => ({ limits, ...kept, signedIn }),
        onSnapshot: {
          actions: {
            type: 'noteFiles',
            params: ({ event: { snapshot } }) => ({
              rows: snapshot.context.rows,
              held: snapshot.value === 'held',
            }),
          },
        },
      },
      on: {
        signedIn: { actions: ['signIn', 'releaseFiles'] },
        signedOut: { actions: ['signOut', 'holdFiles'] },
      },
      states: {
        form: {
          initial: 'entering',
          states: {
            // Files of a draft are counted in before it goes on by itself.
            entering: {
              always: [
                { guard: not('queued'), target: 'editing' },
                { guard: not('restoring'), target: 'checking' },
              ],
            },
            editing: {
              on: {
                type: { actions: { type: 'type', params: ({ event }) => event } },
                choose: { actions: { type: 'choose', params: ({ event }) => event } },
                blur: { guard: 'attempted', actions: { type: 'recheck', params: ({ event }) => event } },
                files: { actions: { type: 'passToFiles', params: ({ event }) => event } },
                submit: 'checking',
              },
            },
            checking: {
              always: [
                { guard: 'waitsForConnection', target: 'queued' },
                { guard: 'incomplete', target: 'editing', actions: ['refuse', 'unqueue'] },
                { guard: 'lacksAccount', target: 'askingToSignIn' },
                { guard: 'filesOnTheirWay', target: 'sendingFiles' },
                { target: 'submitting' },
              ],
            },
            queued: {
              entry: 'queue',
              after: { queueRetry: { target: 'checking', actions: 'sendFilesAgain' } },
              on: {
                online: { target: 'checking', actions: ['noteOnline', 'sendFilesAgain'] },
                // The browser may be wrong about the connection.
                submit: { target: 'checking', actions: ['noteOnline', 'sendFilesAgain'] },
                files: { actions: { type: 'passToFiles', params: ({ event }) => event } },
                edit: { target: 'editing', actions: 'unqueue' },
              },
            },
            sendingFiles: {
              always: { guard: 'filesSettled', target: 'checking' },
              on: {
                files: { actions: { type: 'passToFiles', params: ({ event }) => event } },
                filesHeld: 'askingToSignIn',
                edit: { target: 'editing', actions: 'unqueue' },
              },
            },
            askingToSignIn: {
              entry: ['sayUnsigned', 'askToSignIn'],
              on: {
                signedIn: { target: 'checking', actions: ['signIn', 'releaseFiles'] },
                signInDismissed: { target: 'editing', actions: 'unqueue' },
              },
            },
            submitting: {
              entry: 'startSending',
              invoke: {
                id: 'submit',
                src: 'submit',
                input: ({ context }) => sentOf(prepare(context)),
                onDone: {
                  target: '#apply.clearing',
                  actions: assign({ outcome: ({ event }) => event.output }),
                },
                onError: [
                  {
                    guard: { type: 'signedOut', params: ({ event }) => event },
                    target: 'askingToSignIn',
                    actions: 'holdFiles',
                  },
                  { guard: { type: 'triedAgain', params: ({ event }) => event }, target: 'queued' },
                  {
                    target: 'editing',
                    actions: [{ type: 'fail', params: ({ event }) => event }, 'unqueue'],
                  },
                ],
              },
            },
          },
        },
        draft: {
          initial: 'kept',
          states: {
            kept: {
              on: { type: 'changed', choose: 'changed', filesChanged: 'keeping', queueChanged: 'keeping' },
            },
            changed: {
              on: {
                type: { target: 'changed', reenter: true },
                choose: { target: 'changed', reenter: true },
                // A chosen file cannot be typed once more: it does not wait for the keys to rest.
                filesChanged: 'keeping',
                queueChanged: 'keeping',
                leave: 'keeping',
              },
              after: { draftRest: 'keeping' },
            },
            keeping: {
              invoke: {
                id: 'saveDraft',
                src: 'saveDraft',
                input: ({ context }) => ({
                  kind: context.kind,
                  draft: draftFrom(context),
                  files: unsent(context.rows).map(({ file }) => file),
                }),
                onDone: {
                  target: 'kept',
                  actions: assign({ filesKept: ({ event }) => event.output.filesKept }),
                },
                onError: 'lost',
              },
              on: {
                type: 'changed',
                choose: 'changed',
                filesChanged: { target: 'keeping', reenter: true },
                queueChanged: { target: 'keeping', reenter: true },
              },
            },
            // Storage is full or blocked; the form works on.
            lost: {
              on: { type: 'changed', choose: 'changed', filesChanged: 'keeping', queueChanged: 'keeping' },
            },
          },
        },
        serial: {
          initial: 'unasked',
          on: {
            type: {
              guard: { type: 'isSerial', params: ({ event }) => event },
              target: '.unasked',
              actions: 'forgetDevice',
            },
            recognise: { actions: { type: 'fillModel', params: ({ event }) => event } },
          },
          states: {
            unasked: {
              on: {
                blur: { guard: { type: 'serialGiven', params: ({ event }) => event }, target: 'asking' },
              },
            },
            asking: {
              invoke: {
                id: 'findDevice',
                src: 'findDevice',
                input: ({ context }) => ({ serialNumber: context.typed.serialNumber }),
                onDone: {
                  target: 'answered',
                  actions: { type: 'noteDevice', params: ({ event }) => ({ device: event.output }) },
                },
                // A number that is none, too many questions, no line: the form works without an answer.
                onError: 'unasked',
              },
            },
            answered: {},
          },
        },
      },
    },
    clearing: {
      invoke: {
        id: 'dropDraft',
        src: 'dropDraft',
        input: ({ context: { kind } }) => ({ kind }),
        onDone: 'succeeded',
        onError: 'succeeded',
      },
    },
    succeeded: {
      on: { startAgain: { target: 'filling', actions: 'beginAnew' } },
    },
  },
});
