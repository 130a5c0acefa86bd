import type { Upload } from '@payload/api/contract';
import { type AnyActorRef, assign, sendTo, setup } from 'xstate';
import { type Failure, failureOf } from '../calls/failure.ts';
import { typeOf } from '../calls/type-of.ts';
import { unprovided } from '../calls/unprovided.ts';
import type { FileRefusal, UploadRow } from './row.ts';

export interface UploadInput {
  readonly id: string;
  /** The file, or what of it is known of one that was sent before a reload. */
  readonly source: File | Upload;
  readonly refusal: FileRefusal | null;
  /** Told of every change. */
  readonly list: AnyActorRef;
}

export interface UploadContext extends UploadInput {
  readonly progress: number;
  readonly upload: Upload | null;
  readonly failure: Failure | null;
}

/** What a file tells the list; `row` is null when it is gone. */
export interface UploadNews {
  readonly type: 'news';
  readonly id: string;
  readonly row: UploadRow | null;
  /** It has to be sent again once someone is signed in. */
  readonly signedOut: boolean;
}

/** What `send` is given: the file, and whom to tell how much of it is sent, from 0 to 1. */
export interface SendInput {
  readonly file: File;
  readonly onProgress: (sent: number) => void;
}

/**
 * One file on its way. Cancelling and removing stop the actor `send`, whose signal ends the transfer; what
 * has arrived is deleted on the server by the actor `remove`. If that fails it stays there as an orphan,
 * which the server clears away itself.
 */
export const uploadMachine = setup({
  types: {
    context: typeOf<UploadContext>(),
    input: typeOf<UploadInput>(),
    events: typeOf<
      | { type: 'start' }
      | { type: 'cancel' }
      | { type: 'retry' }
      | { type: 'remove' }
      | { type: 'progress'; sent: number }
    >(),
  },
  actors: {
    send: unprovided<Upload, SendInput>('send'),
    remove: unprovided<void, { id: string }>('remove'),
  },
  guards: {
    refused: ({ context }) => context.refusal !== null,
    arrived: ({ context }) => context.upload !== null,
    signedOut: (_, { error }: { error: unknown }) => failureOf(error).kind === 'signedOut',
  },
  actions: {
    tell: sendTo(
      ({ context }) => context.list,
      ({ context }, { state }: { state: UploadRow['state'] | null }) => newsOf(context, state),
    ),
    askToSignIn: sendTo(
      ({ context }) => context.list,
      ({ context }) => ({ ...newsOf(context, 'waiting'), signedOut: true }),
    ),
    note: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({
    ...input,
    progress: 0,
    upload: input.source instanceof File ? null : input.source,
    failure: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'refused', target: 'refused' },
        { guard: 'arrived', target: 'sent' },
        { target: 'waiting' },
      ],
    },
    refused: {
      entry: { type: 'tell', params: { state: 'refused' } },
      on: { remove: 'removed' },
    },
    waiting: {
      // The list knows already of a file it has just taken in.
      entry: assign({ progress: 0 }),
      on: { start: 'sending', cancel: 'failed', remove: 'removed' },
    },
    sending: {
      entry: [assign({ failure: null }), { type: 'tell', params: { state: 'sending' } }],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context, self }) => ({
          file: fileOf(context),
          onProgress: (sent) => self.send({ type: 'progress', sent }),
        }),
        onDone: { target: 'sent', actions: assign({ upload: ({ event }) => event.output, progress: 1 }) },
        onError: [
          {
            guard: { type: 'signedOut', params: ({ event }) => event },
            target: 'waiting',
            actions: 'askToSignIn',
          },
          { target: 'failed', actions: { type: 'note', params: ({ event }) => event } },
        ],
      },
      on: {
        progress: {
          actions: [
            assign({ progress: ({ event }) => Math.min(1, Math.max(0, event.sent)) }),
            { type: 'tell', params: { state: 'sending' } },
          ],
        },
        cancel: 'failed',
        remove: 'removed',
      },
    },
    sent: {
      entry: { type: 'tell', params: { state: 'sent' } },
      on: { remove: 'removing' },
    },
    failed: {
      entry: { type: 'tell', params: { state: 'failed' } },
      on: {
        retry: { target: 'waiting', actions: { type: 'tell', params: { state: 'waiting' } } },
        remove: 'removed',
      },
    },
    removing: {
      entry: { type: 'tell', params: { state: 'removing' } },
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ id: context.upload?.id ?? '' }),
        onDone: 'removed',
        onError: 'removed',
      },
    },
    removed: { type: 'final', entry: { type: 'tell', params: { state: null } } },
  },
});

function newsOf(context: UploadContext, state: UploadRow['state'] | null): UploadNews {
  const { id, source, progress, refusal, failure, upload } = context;
  const { name, size } = source;
  const file = source instanceof File ? source : null;
  const row = state && { id, file, name, size, state, progress, refusal, failure, upload };
  return { type: 'news', id, row, signedOut: false };
}

function fileOf({ source }: UploadContext): File {
  if (source instanceof File) return source;
  throw new Error('A file that was sent before is sent again: it is not at hand.');
}
