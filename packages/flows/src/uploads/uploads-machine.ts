import type { Upload } from '@payload/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { typeOf } from '../calls/type-of.ts';
import { counted, refusalOf, type UploadLimits, type UploadRow } from './row.ts';
import { type UploadNews, uploadMachine } from './upload-machine.ts';

/** Files sent at the same time. */
const atOnce = 3;

export interface UploadsInput {
  readonly limits: UploadLimits;
  /** What arrived before a reload. */
  readonly uploads: readonly Upload[];
  /** What was chosen before a reload and had not arrived. */
  readonly files: readonly File[];
  readonly signedIn: boolean;
}

export interface UploadsContext {
  readonly limits: UploadLimits;
  /** Whether someone was signed in at the start. */
  readonly signedIn: boolean;
  readonly rows: readonly UploadRow[];
  /** Number of the next file; ids are never used twice. */
  readonly next: number;
}

/** What the visitor does with files. */
export type UploadsCommand =
  | { type: 'add'; files: readonly File[] }
  | { type: 'cancel'; id: string }
  | { type: 'retry'; id: string }
  | { type: 'remove'; id: string };

type UploadsEvent = UploadsCommand | { type: 'release' } | { type: 'hold' } | UploadNews;

/**
 * The files of a form. Each is an actor of its own (`upload`, to be provided with its calls), three are sent
 * at a time. While nobody is signed in they are `held`: kept, not sent.
 */
export const uploadsMachine = setup({
  types: {
    context: typeOf<UploadsContext>(),
    input: typeOf<UploadsInput>(),
    events: typeOf<UploadsEvent>(),
  },
  actors: { upload: uploadMachine },
  guards: {
    signedIn: ({ context }) => context.signedIn,
    signedOut: (_, { signedOut }: { signedOut: boolean }) => signedOut,
  },
  actions: {
    add: enqueueActions(({ context, enqueue, self }, { files }: { files: readonly File[] }) => {
      const rows = [...context.rows];
      files.forEach((file, index) => {
        const id = `file-${context.next + index}`;
        const refusal = refusalOf(file, context.limits, counted(rows));
        rows.push(rowOf(id, file, refusal === null ? 'waiting' : 'refused'));
        enqueue.spawnChild('upload', { id, input: { id, source: file, refusal, list: self } });
      });
      enqueue.assign({ rows, next: context.next + files.length });
    }),
    pass: enqueueActions(({ context, enqueue }, { id, type }: Exclude<UploadsCommand, { type: 'add' }>) => {
      // XState throws at an actor that is not there, and a row may go while it is being clicked.
      if (!context.rows.some((row) => row.id === id)) return;
      enqueue.sendTo(id, { type });
      // At once, so that nobody takes it for failed again before it has begun.
      if (type === 'retry') {
        enqueue.assign({
          rows: context.rows.map((row) =>
            row.id === id && row.state === 'failed' ? { ...row, state: 'waiting' } : row,
          ),
        });
      }
    }),
    note: assign(({ context }, { id, row }: UploadNews) => ({
      rows: context.rows.flatMap((known) => (known.id === id ? (row ?? []) : known)),
    })),
    startNext: enqueueActions(({ context, enqueue }) => {
      const sending = context.rows.filter(({ state }) => state === 'sending').length;
      const starting = context.rows.filter(({ state }) => state === 'waiting').slice(0, atOnce - sending);
      for (const { id } of starting) enqueue.sendTo(id, { type: 'start' });
      // At once, so that two pieces of news do not start the same file's neighbour twice.
      enqueue.assign({
        rows: context.rows.map((row) => (starting.includes(row) ? { ...row, state: 'sending' } : row)),
      });
    }),
  },
}).createMachine({
  id: 'uploads',
  context: ({ input, spawn, self }) => ({
    limits: input.limits,
    signedIn: input.signedIn,
    next: input.uploads.length + input.files.length,
    rows: [...input.uploads, ...input.files].map((source, index) => {
      const id = `file-${index}`;
      spawn('upload', { id, input: { id, source, refusal: null, list: self } });
      if (source instanceof File) return rowOf(id, source, 'waiting');
      return { ...rowOf(id, source, 'sent'), progress: 1, upload: source };
    }),
  }),
  initial: 'deciding',
  on: {
    cancel: { actions: { type: 'pass', params: ({ event }) => event } },
    retry: { actions: { type: 'pass', params: ({ event }) => event } },
    remove: { actions: { type: 'pass', params: ({ event }) => event } },
  },
  states: {
    deciding: { always: [{ guard: 'signedIn', target: 'running' }, { target: 'held' }] },
    held: {
      on: {
        add: { actions: { type: 'add', params: ({ event }) => event } },
        news: { actions: { type: 'note', params: ({ event }) => event } },
        release: 'running',
      },
    },
    running: {
      entry: 'startNext',
      on: {
        add: { actions: [{ type: 'add', params: ({ event }) => event }, 'startNext'] },
        news: [
          {
            guard: { type: 'signedOut', params: ({ event }) => event },
            target: 'held',
            actions: { type: 'note', params: ({ event }) => event },
          },
          { actions: [{ type: 'note', params: ({ event }) => event }, 'startNext'] },
        ],
        hold: 'held',
      },
    },
  },
});

function rowOf(id: string, source: File | Upload, state: UploadRow['state']): UploadRow {
  const { name, size } = source;
  const file = source instanceof File ? source : null;
  return { id, file, name, size, state, progress: 0, refusal: null, failure: null, upload: null };
}
