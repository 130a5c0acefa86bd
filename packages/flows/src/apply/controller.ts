import type { RequestProduct } from '@payload/api/contract';
import { type Actor, type ActorOptions, createActor } from 'xstate';
import { actorOf } from '../actors/plain-actors.ts';
import type { Port } from '../ports/port.ts';
import { type UploadPorts, uploadsOn } from '../uploads/ports.ts';
import type { UploadLimits } from '../uploads/row.ts';
import type { Draft, StoredDraft } from './draft.ts';
import { phaseOf } from './form-view.ts';
import { type ApplyKind, fieldsOf, type ReturnKind, type TextField } from './forms.ts';
import { applyMachine } from './machine.ts';
import type { ApplyChecks, ApplyOutcome, ApplySubmission, Typed } from './submission.ts';

/** Where drafts lie; `draftStorage` keeps them in a browser's storages. */
export interface DraftPorts {
  readonly load: Port<{ kind: ApplyKind }, StoredDraft>;
  /** Gives whether the files are kept too. */
  readonly save: Port<{ kind: ApplyKind; draft: Draft; files: readonly File[] }, { filesKept: boolean }>;
  readonly drop: Port<{ kind: ApplyKind }, void>;
}

/** What forms need from outside. */
export interface ApplyPorts extends UploadPorts {
  readonly drafts: DraftPorts;
  /** The product that a serial number tells; null where nobody knows it. */
  readonly findDevice: Port<{ serialNumber: string }, RequestProduct | null>;
  readonly submit: Port<ApplySubmission, ApplyOutcome>;
  readonly checks: ApplyChecks;
  readonly limits: UploadLimits;
  /** A new UUID each time. */
  readonly newId: () => string;
  readonly account: {
    readonly isSignedIn: () => boolean;
    /** Calls back whenever someone signs in or out. */
    readonly subscribe: (listener: () => void) => void;
  };
  readonly connection: {
    /** What the browser knows; it may be wrong about a line that leads nowhere. */
    readonly isOnline: () => boolean;
    /** Calls back whenever that changes. */
    readonly subscribe: (listener: () => void) => void;
  };
  /** Calls back whenever the page may be about to go without another word. */
  readonly onLeave: (listener: () => void) => void;
}

interface ApplyFormOptions {
  readonly kind: ApplyKind;
  /** Whether someone is signed in before the account is looked at. @default false */
  readonly signedIn?: boolean;
  /** Of the draft's rest. @default the real time */
  readonly clock?: NonNullable<ActorOptions<typeof applyMachine>['clock']>;
}

/** A form that lives as long as it is held, whatever is shown: its files go on being sent. */
export interface ApplyForm {
  readonly actor: Actor<typeof applyMachine>;
  readonly send: Actor<typeof applyMachine>['send'];
  /** Begins: reads the draft and follows the account. A second time does nothing. */
  readonly start: () => void;
  /** Whoever changes something does not want it sent just now: what waits for its files is filled in again. */
  readonly type: (field: TextField, value: string) => void;
  readonly choose: (kind: ReturnKind) => void;
  /** Types what was given before the form ran, once the draft is there and where it has nothing. */
  readonly fillBlanks: (values: Partial<Typed>) => void;
}

/** A form of the service over its ports. Nothing runs before `start`. */
export function createApplyForm(
  ports: ApplyPorts,
  { kind, signedIn = false, clock }: ApplyFormOptions,
): ApplyForm {
  const { drafts, findDevice, submit, checks, limits, newId, account, connection, onLeave } = ports;
  const actor = createActor(
    applyMachine.provide({
      actors: {
        loadDraft: actorOf(drafts.load),
        saveDraft: actorOf(drafts.save),
        dropDraft: actorOf(drafts.drop),
        findDevice: actorOf(findDevice),
        submit: actorOf(submit),
        uploads: uploadsOn(ports),
      },
    }),
    {
      input: { kind, signedIn, online: connection.isOnline(), checks, limits, newId },
      ...(clock && { clock }),
    },
  );
  let hasStarted = false;
  const edit = () => {
    if (['sendingFiles', 'queued'].includes(phaseOf(actor.getSnapshot()))) actor.send({ type: 'edit' });
  };
  const fill = (values: Partial<Typed>) => {
    const { kind: now, typed } = actor.getSnapshot().context;
    for (const field of fieldsOf[now]) {
      if (field === 'uploads' || typed[field] !== '') continue;
      const value = values[field] ?? '';
      if (value !== '') actor.send({ type: 'type', field, value });
    }
  };
  return {
    actor,
    send: (event) => actor.send(event),
    start() {
      if (hasStarted) return;
      hasStarted = true;
      actor.start();
      const follow = () => actor.send({ type: account.isSignedIn() ? 'signedIn' : 'signedOut' });
      follow();
      account.subscribe(follow);
      connection.subscribe(() => actor.send({ type: connection.isOnline() ? 'online' : 'offline' }));
      onLeave(() => actor.send({ type: 'leave' }));
    },
    type(field, value) {
      edit();
      actor.send({ type: 'type', field, value });
    },
    choose(chosen) {
      edit();
      actor.send({ type: 'choose', kind: chosen });
    },
    fillBlanks(values) {
      const isRestored = () => !actor.getSnapshot().matches('restoring');
      if (isRestored()) {
        fill(values);
        return;
      }
      const subscription = actor.subscribe(() => {
        if (!isRestored()) return;
        subscription.unsubscribe();
        fill(values);
      });
    },
  };
}
