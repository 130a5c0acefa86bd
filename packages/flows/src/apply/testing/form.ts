import type { RequestProduct, Upload } from '@payload/api/contract';
import { vi } from 'vitest';
import { type EventFrom, SimulatedClock, waitFor } from 'xstate';
import { limits } from '../../testing/limits.ts';
import { storageIn } from '../../testing/map-storage.ts';
import { createApplyForm } from '../controller.ts';
import { draftStorage, type FileStorage } from '../draft-storage.ts';
import { type ApplyKind, fieldsOf } from '../forms.ts';
import type { applyMachine } from '../machine.ts';
import type { ApplyChecks, ApplyOutcome, ApplySubmission, Typed } from '../submission.ts';
import { checks } from './checks.ts';

/** What is stored, by name, as a browser's storage holds it. */
export type Store = Map<string, string>;

/** Files that were not sent, by draft, as a browser's database holds them. */
export type FileStore = Map<string, readonly File[]>;

/** When the tests play, in milliseconds since 1970. */
export const today = Date.UTC(2026, 10, 24);

/** A draft as it is stored. */
export const stored = (kind: ApplyKind, draft: unknown, savedAt = today) =>
  JSON.stringify({ kind, savedAt: new Date(savedAt).toISOString(), draft });

/** A database over a map; null where the browser has none. */
function filesIn(map: FileStore | null): FileStorage {
  const there = async () => {
    if (map === null) throw new DOMException('There is no database.', 'InvalidStateError');
    return map;
  };
  return {
    idOf: ({ name }) => name,
    load: async (draft) => (await there()).get(draft) ?? [],
    async keep(draft, files) {
      if (files.length === 0) (await there()).delete(draft);
      else (await there()).set(draft, files);
    },
  };
}

/** The id of the form's nth draft. */
export const idOf = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

interface FormOptions {
  readonly kind?: ApplyKind;
  readonly signedIn?: boolean;
  readonly online?: boolean;
  readonly store?: Store;
  /** Null where the browser does not take files. */
  readonly fileStore?: FileStore | null;
  /** What was typed before the form ran. */
  readonly early?: Partial<Typed>;
  /** What the contract says of a request, instead of its rules. */
  readonly saveByHand?: ApplyChecks['saveByHand'];
}

/** A form that was just opened, over calls that answer as told. */
export async function openForm({
  kind = 'repair',
  signedIn = true,
  online = true,
  store = new Map(),
  fileStore = new Map(),
  early = {},
  saveByHand = checks.saveByHand,
}: FormOptions = {}) {
  const clock = new SimulatedClock();
  const submit = vi.fn<(submission: ApplySubmission) => Promise<ApplyOutcome>>(() =>
    Promise.resolve({ kind: 'request', requestNumber: 'R-1', promisedBy: null, sendBy: null }),
  );
  const send = vi.fn<(file: File) => Promise<Upload>>(({ name }) =>
    Promise.resolve({ id: `on-server-${name}`, name, type: 'image/jpeg', size: 1 }),
  );
  const findDevice = vi.fn<(serialNumber: string) => Promise<RequestProduct | null>>(() =>
    Promise.resolve(null),
  );
  const saves = vi.fn<() => void>();
  const texts = storageIn(store);
  let ids = 0;
  const account = { isSignedIn: signedIn, change: () => {} };
  const connection = { isOnline: online, change: () => {} };
  const page = { leave: () => {} };
  const form = createApplyForm(
    {
      drafts: draftStorage({
        texts: () => ({
          ...texts(),
          setItem: (name, text) => {
            saves();
            texts().setItem(name, text);
          },
        }),
        files: filesIn(fileStore),
        now: () => today + clock.now(),
        onChange: () => {},
      }),
      findDevice: ({ serialNumber }) => findDevice(serialNumber),
      submit: (submission) => submit(submission),
      sendFile: ({ file }) => send(file),
      deleteFile: async () => {},
      checks: { ...checks, saveByHand },
      limits,
      newId: () => {
        ids += 1;
        return idOf(ids);
      },
      account: {
        isSignedIn: () => account.isSignedIn,
        subscribe: (listener) => {
          account.change = listener;
        },
      },
      connection: {
        isOnline: () => connection.isOnline,
        subscribe: (listener) => {
          connection.change = listener;
        },
      },
      onLeave: (listener) => {
        page.leave = listener;
      },
    },
    { kind, signedIn, clock },
  );
  const { actor } = form;
  const onSignInNeeded = vi.fn<(event: unknown) => void>();
  actor.on('signInNeeded', onSignInNeeded);
  form.fillBlanks(early);
  form.start();
  await waitFor(actor, (state) => !state.matches('restoring'));
  return {
    form,
    account,
    setOnline: (isOnline: boolean) => {
      connection.isOnline = isOnline;
      connection.change();
    },
    page,
    actor,
    onSignInNeeded,
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
    formIs: (state: 'editing' | 'queued' | 'sendingFiles' | 'askingToSignIn' | 'submitting') =>
      actor.getSnapshot().matches({ filling: { form: state } }),
    draftIs: (draft: 'kept' | 'changed' | 'keeping' | 'lost') =>
      actor.getSnapshot().matches({ filling: { draft } }),
    untilSerial: (serial: 'unasked' | 'asking' | 'answered') =>
      waitFor(actor, (snapshot) => snapshot.matches({ filling: { serial } })),
    until: (state: 'editing' | 'queued' | 'askingToSignIn' | 'succeeded') =>
      waitFor(actor, (snapshot) =>
        state === 'succeeded' ? snapshot.matches(state) : snapshot.matches({ filling: { form: state } }),
      ),
    untilDraft: (draft: 'kept' | 'lost') =>
      waitFor(actor, (snapshot) => snapshot.matches({ filling: { draft } })),
    untilFile: (file: string) =>
      waitFor(actor, ({ context }) => context.rows.some(({ name, state }) => `${name} ${state}` === file)),
  };
}
