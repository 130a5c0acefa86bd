import type { RequestProduct, Upload } from '@payload/api/contract';
import { vi } from 'vitest';
import { createActor, type EventFrom, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { limits } from '../../testing/limits.ts';
import { uploadMachine } from '../../uploads/upload-machine.ts';
import { uploadsMachine } from '../../uploads/uploads-machine.ts';
import { type ApplyKind, fieldsOf } from '../forms.ts';
import { applyMachine } from '../machine.ts';
import type { ApplyChecks, ApplyOutcome, ApplySubmission, Typed } from '../submission.ts';
import { checks } from './checks.ts';

/** What is stored, by kind of form, as text, as storage holds it. */
export type Store = Map<ApplyKind, string>;

/** Files that were not sent, by kind of form, as a browser's database holds them. */
export type FileStore = Map<ApplyKind, readonly File[]>;

/** The id of the form's nth draft. */
export const idOf = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

interface FormOptions {
  readonly kind?: ApplyKind;
  readonly signedIn?: boolean;
  readonly store?: Store;
  /** Null where the browser does not take files. */
  readonly fileStore?: FileStore | null;
  /** What the contract says of a request, instead of its rules. */
  readonly saveByHand?: ApplyChecks['saveByHand'];
}

/** A form that was just opened, over calls that answer as told. */
export async function openForm({
  kind = 'repair',
  signedIn = true,
  store = new Map(),
  fileStore = new Map(),
  saveByHand = checks.saveByHand,
}: FormOptions = {}) {
  const clock = new SimulatedClock();
  const submit = vi.fn<(submission: ApplySubmission) => Promise<ApplyOutcome>>(() =>
    Promise.resolve({ kind: 'request', requestNumber: 'R-1' }),
  );
  const send = vi.fn<(file: File) => Promise<Upload>>(({ name }) =>
    Promise.resolve({ id: `on-server-${name}`, name, type: 'image/jpeg', size: 1 }),
  );
  const findDevice = vi.fn<(serialNumber: string) => Promise<RequestProduct | null>>(() =>
    Promise.resolve(null),
  );
  const saves = vi.fn<() => void>();
  let ids = 0;
  const actor = createActor(
    applyMachine.provide({
      actors: {
        loadDraft: fromPromise(async ({ input }) => ({
          draft: JSON.parse(store.get(input.kind) ?? 'null'),
          files: fileStore?.get(input.kind) ?? [],
        })),
        saveDraft: fromPromise(async ({ input }) => {
          saves();
          store.set(input.kind, JSON.stringify(input.draft));
          fileStore?.set(input.kind, input.files);
          return { filesKept: fileStore !== null || input.files.length === 0 };
        }),
        dropDraft: fromPromise(async ({ input }) => {
          store.delete(input.kind);
          fileStore?.delete(input.kind);
        }),
        findDevice: fromPromise(({ input }) => findDevice(input.serialNumber)),
        submit: fromPromise(({ input }) => submit(input)),
        uploads: uploadsMachine.provide({
          actors: {
            upload: uploadMachine.provide({
              actors: {
                send: fromPromise(({ input }) => send(input.file)),
                remove: fromPromise(async () => {}),
              },
            }),
          },
        }),
      },
    }),
    {
      clock,
      input: {
        kind,
        signedIn,
        checks: { ...checks, saveByHand },
        limits,
        newId: () => {
          ids += 1;
          return idOf(ids);
        },
      },
    },
  );
  const asked = vi.fn<(event: unknown) => void>();
  actor.on('signInNeeded', asked);
  actor.start();
  await waitFor(actor, (state) => !state.matches('restoring'));
  return {
    actor,
    asked,
    clock,
    store,
    submit,
    findDevice,
    saves,
    sendFile: send,
    send: (event: EventFrom<typeof applyMachine>) => actor.send(event),
    see: () => actor.getSnapshot().context,
    type: (values: Partial<Typed>) => {
      for (const field of fieldsOf[kind]) {
        const value = field === 'uploads' ? undefined : values[field];
        if (field !== 'uploads' && value !== undefined) actor.send({ type: 'type', field, value });
      }
    },
    add: (...names: string[]) =>
      actor.send({
        type: 'files',
        command: { type: 'add', files: names.map((name) => new File(['x'], name, { type: 'image/jpeg' })) },
      }),
    files: () => actor.getSnapshot().context.rows.map(({ name, state }) => `${name} ${state}`),
    formIs: (form: 'editing' | 'sendingFiles' | 'askingToSignIn' | 'submitting') =>
      actor.getSnapshot().matches({ filling: { form } }),
    draftIs: (draft: 'kept' | 'changed' | 'keeping' | 'lost') =>
      actor.getSnapshot().matches({ filling: { draft } }),
    untilSerial: (serial: 'unasked' | 'asking' | 'answered') =>
      waitFor(actor, (snapshot) => snapshot.matches({ filling: { serial } })),
    until: (state: 'editing' | 'askingToSignIn' | 'succeeded') =>
      waitFor(actor, (snapshot) =>
        state === 'succeeded' ? snapshot.matches(state) : snapshot.matches({ filling: { form: state } }),
      ),
    untilDraft: (draft: 'kept' | 'lost') =>
      waitFor(actor, (snapshot) => snapshot.matches({ filling: { draft } })),
    untilFile: (file: string) =>
      waitFor(actor, ({ context }) => context.rows.some(({ name, state }) => `${name} ${state}` === file)),
  };
}
