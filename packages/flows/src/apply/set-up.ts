import type { RequestProduct } from '@payload/api/contract';
import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { failureOf } from '../calls/failure.ts';
import { typeOf } from '../calls/type-of.ts';
import { unprovided } from '../calls/unprovided.ts';
import type { UploadRow } from '../uploads/row.ts';
import { type UploadsCommand, uploadsMachine } from '../uploads/uploads-machine.ts';
import * as change from './context.ts';
import type { Draft, StoredDraft } from './draft.ts';
import type { ApplyField, ApplyKind, ReturnKind, TextField } from './forms.ts';
import { isWhole, readSerial } from './serial-number.ts';
import type { ApplyOutcome, ApplySubmission } from './submission.ts';

type ApplyEvent =
  | { type: 'type'; field: TextField; value: string }
  | { type: 'choose'; kind: ReturnKind }
  | { type: 'blur'; field: ApplyField }
  | { type: 'files'; command: UploadsCommand }
  | { type: 'submit' }
  | { type: 'edit' }
  | { type: 'leave' }
  | { type: 'startAgain' }
  | { type: 'signedIn' }
  | { type: 'signedOut' }
  | { type: 'signInDismissed' }
  | { type: 'online' }
  | { type: 'offline' }
  // From the files to the regions of the form.
  | { type: 'filesHeld' }
  | { type: 'filesChanged' }
  // From what is typed, and from the answer about it: the model that the serial number tells.
  | { type: 'recognise'; model: string }
  // From the form to its draft.
  | { type: 'queueChanged' };

/** Types and parts of the apply machine. */
export const applySetup = setup({
  types: {
    context: typeOf<change.ApplyContext>(),
    input: typeOf<change.ApplyInput>(),
    events: typeOf<ApplyEvent>(),
    emitted: typeOf<{ type: 'signInNeeded' }>(),
    children: typeOf<{ uploads: 'uploads' }>(),
  },
  actors: {
    loadDraft: unprovided<StoredDraft, { kind: ApplyKind }>('loadDraft'),
    saveDraft: unprovided<{ filesKept: boolean }, { kind: ApplyKind; draft: Draft; files: readonly File[] }>(
      'saveDraft',
    ),
    dropDraft: unprovided<void, { kind: ApplyKind }>('dropDraft'),
    findDevice: unprovided<RequestProduct | null, { serialNumber: string }>('findDevice'),
    submit: unprovided<ApplyOutcome, ApplySubmission>('submit'),
    uploads: uploadsMachine,
  },
  delays: { draftRest: 500, queueRetry: 30_000 },
  guards: {
    incomplete: ({ context }) => change.refusalsOf(context).length > 0 || change.hasFailedFiles(context),
    lacksAccount: ({ context }) => change.lacksAccount(context),
    filesOnTheirWay: ({ context }) => change.filesOnTheirWay(context),
    filesSettled: ({ context }) => !change.filesOnTheirWay(context),
    waitsForConnection: ({ context }) => change.waitsForConnection(context),
    triedAgain: ({ context }, { error }: { error: unknown }) => change.isTriedAgain(context, error),
    restoring: ({ context }) => !change.filesRestored(context),
    queued: ({ context }) => context.queued,
    attempted: ({ context }) => context.attempted,
    isSerial: (_, { field }: { field: ApplyField }) => field === 'serialNumber',
    serialGiven: ({ context }, { field }: { field: ApplyField }) =>
      field === 'serialNumber' && isWhole(readSerial(context.typed.serialNumber, [])),
    signedOut: (_, { error }: { error: unknown }) => failureOf(error).kind === 'signedOut',
  },
  actions: {
    type: assign(({ context }, { field, value }: { field: TextField; value: string }) =>
      change.typedInto(context, field, value),
    ),
    choose: assign((_, { kind }: { kind: ReturnKind }) => ({ kind, failure: null })),
    recheck: assign(({ context }, { field }: { field: ApplyField }) => change.left(context, field)),
    refuse: assign(({ context }) => change.refused(context)),
    fail: assign(({ context }, { error }: { error: unknown }) => change.failed(context, error)),
    noteOnline: assign({ online: true }),
    noteOffline: assign({ online: false }),
    queue: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ queued: true, errors: {}, failure: null });
      if (!context.queued) enqueue.raise({ type: 'queueChanged' });
    }),
    unqueue: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ queued: false });
      if (context.queued) enqueue.raise({ type: 'queueChanged' });
    }),
    sendFilesAgain: enqueueActions(({ context, enqueue }) => {
      const files = change.interrupted(context);
      for (const { id } of files) enqueue.sendTo('uploads', { type: 'retry', id });
      // At once, so that the form does not look before the news of it.
      enqueue.assign({
        rows: context.rows.map((row) => (files.includes(row) ? { ...row, state: 'waiting' } : row)),
      });
    }),
    startSending: assign({ errors: {}, failure: null }),
    askToSignIn: emit({ type: 'signInNeeded' }),
    sayUnsigned: assign(change.unsigned),
    signIn: assign({ signedIn: true, failure: null }),
    signOut: assign({ signedIn: false }),
    releaseFiles: sendTo('uploads', { type: 'release' }),
    holdFiles: sendTo('uploads', { type: 'hold' }),
    passToFiles: sendTo('uploads', (_, { command }: { command: UploadsCommand }) => command),
    noteFiles: enqueueActions(
      ({ context, enqueue }, { rows, held }: { rows: readonly UploadRow[]; held: boolean }) => {
        if (held && change.waitingIn(rows) > change.waitingIn(context.rows)) {
          enqueue.raise({ type: 'filesHeld' });
        }
        if (change.filesDiffer(context, rows)) enqueue.raise({ type: 'filesChanged' });
        enqueue.assign(change.noted(context, rows, held));
      },
    ),
    forgetDevice: assign({ device: null }),
    noteDevice: enqueueActions(({ enqueue }, { device }: { device: RequestProduct | null }) => {
      enqueue.assign({ device });
      if (device !== null) enqueue.raise({ type: 'recognise', model: device.code });
    }),
    fillModel: enqueueActions(({ context, enqueue }, { model }: { model: string }) => {
      if (!change.isModelToFill(context, model)) return;
      enqueue.assign({ filledModel: model });
      enqueue.raise({ type: 'type', field: 'productCode', value: model });
    }),
    beginAnew: assign(({ context }) => change.fresh(context)),
  },
});
