import type { Refusal } from '@payload/api/contract';
import { type Failure, failureOf } from '../calls/failure.ts';
import { type Faults, mended, noFaults, rechecked, refused, rejected } from './errors.ts';

export type Values<Field extends string> = Readonly<Record<Field, string>>;

/** What a form may be sent as, or why it may not: a `Validation` of the contract. */
export type Checked<Sent> =
  | { readonly ok: true; readonly value: Sent }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** What a form needs from outside. */
export interface FormPorts<Field extends string, Sent> {
  /** In the order they are shown. */
  readonly fields: readonly Field[];
  /** What they hold at first. @default nothing */
  readonly initial?: Partial<Values<Field>> | undefined;
  /** The rules of the call that takes it, and what is sent by them. */
  readonly check: (values: Values<Field>) => Checked<Sent>;
  /** Sends it, and gives what the form holds and keeps as its draft afterwards; undefined empties it. Errors: those of the client. */
  readonly send: (sent: Sent, values: Values<Field>) => Promise<Partial<Values<Field>> | undefined>;
  /** The field that a refusal stands beside. @default the one it names */
  readonly place?: ((failure: Failure) => Field | null) | undefined;
  /** Called in place of a failure where nobody is signed in any more, or may no longer do it. @default it is a failure */
  readonly onExpired?: (() => void) | undefined;
  /** Where what is typed is kept until it has been sent. @default nowhere */
  readonly draft?:
    | {
        readonly load: () => Partial<Values<Field>> | null;
        readonly save: (values: Values<Field> | null) => void;
      }
    | undefined;
}

/** A form as it stands. */
export interface FormSnapshot<Field extends string> extends Faults<Field> {
  readonly values: Values<Field>;
  /** `done` until something is typed. */
  readonly status: 'editing' | 'sending' | 'done';
  /** Something was typed that has not been sent. */
  readonly isDirty: boolean;
}

/** A form from the first key to its answer. What was typed stays there whatever comes of it; while it is being sent it is not sent again. */
export interface FormStore<Field extends string> {
  readonly getSnapshot: () => FormSnapshot<Field>;
  /** @returns ends it */
  readonly subscribe: (listener: () => void) => () => void;
  readonly type: (field: Field, value: string) => void;
  /** Types into several fields. */
  readonly set: (values: Partial<Values<Field>>) => void;
  /** Gives other values to begin with, which show as long as nothing is typed. */
  readonly begin: (values: Partial<Values<Field>>) => void;
  readonly leave: (field: Field) => void;
  /** Empties it, and forgets what went wrong. */
  readonly reset: () => void;
  readonly submit: () => Promise<void>;
  /** Shows why something that belongs to the form, such as sending a code, came to nothing. */
  readonly fail: (failure: Failure) => void;
}

export function createForm<Field extends string, Sent>(ports: FormPorts<Field, Sent>): FormStore<Field> {
  const { fields, draft } = ports;
  const filled = (values: Partial<Values<Field>> | undefined): Values<Field> => {
    const entries = fields.map((field) => [field, values?.[field] ?? '']);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry for every field
    return Object.fromEntries(entries) as Values<Field>;
  };
  let initial = ports.initial;
  const kept = draft?.load() ?? null;
  let now: FormSnapshot<Field> = {
    ...noFaults,
    values: filled(kept ?? initial),
    status: 'editing',
    isDirty: kept !== null,
  };
  const listeners = new Set<() => void>();
  const change = (next: Partial<FormSnapshot<Field>>) => {
    now = { ...now, ...next };
    for (const listener of listeners) listener();
  };
  const named = ({ field }: Failure) => fields.find((each) => each === field) ?? null;
  const place = ports.place ?? named;
  const set = (values: Partial<Values<Field>>) => {
    // What changed now would be told apart from what is sent by nobody.
    if (now.status === 'sending') return;
    let faults: Pick<Faults<Field>, 'errors' | 'failure' | 'rejectedField'> = now;
    for (const field of fields) if (values[field] !== undefined) faults = mended(faults, field);
    change({
      ...faults,
      failure: null,
      values: { ...now.values, ...values },
      status: 'editing',
      isDirty: true,
    });
    draft?.save(now.values);
  };
  const empty = () => {
    draft?.save(null);
    change({ ...noFaults, values: filled(initial), isDirty: false });
  };
  const fail = (failure: Failure) => {
    change({ ...rejected(now, failure, place(failure)), status: 'editing' });
  };

  return {
    getSnapshot: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a computed key is not seen as one of the fields
    type: (field, value) => set({ [field]: value } as Partial<Values<Field>>),
    set,
    begin(values) {
      initial = values;
      if (!now.isDirty) change({ values: filled(values) });
    },
    leave(field) {
      if (!now.attempted || now.status === 'sending') return;
      const checked = ports.check(now.values);
      change(rechecked(now, fields, field, checked.ok ? [] : checked.refusals));
    },
    reset() {
      empty();
      change({ status: 'editing' });
    },
    fail,
    async submit() {
      if (now.status === 'sending') return;
      const { values } = now;
      const checked = ports.check(values);
      if (!checked.ok) {
        change({ ...refused(now, fields, checked.refusals), status: 'editing' });
        return;
      }
      change({ errors: {}, failure: null, status: 'sending' });
      try {
        const held = await ports.send(checked.value, values);
        if (held === undefined) empty();
        change({ ...(held && { values: filled(held) }), attempted: false, status: 'done' });
      } catch (error) {
        const failure = failureOf(error);
        const isExpired = failure.kind === 'signedOut' || failure.kind === 'forbidden';
        if (isExpired && ports.onExpired) {
          change({ status: 'editing' });
          ports.onExpired();
        } else fail(failure);
      }
    },
  };
}
