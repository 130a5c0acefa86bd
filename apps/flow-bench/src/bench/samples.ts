import type { Invariant } from '@payload/flows/invariants';
import type { EventLogEntry } from '@payload/ui/EventLog';
import type { AnyActor, AnyEventObject } from 'xstate';
import type { PendingCalls } from './pending-calls.ts';

/** An event that a visitor's page could send, with the data that makes it telling. */
export interface Sample<Event extends AnyEventObject = AnyEventObject> {
  readonly event: Event;
  /** The data in a few words; an event without data has none. */
  readonly detail?: string;
}

/** What the world around a machine is like, and can be changed to at any moment. */
export interface WorldSwitch {
  readonly label: string;
  readonly isOn: () => boolean;
  readonly set: (on: boolean) => void;
}

/** Bytes that have arrived, of all, and what of it a visitor is told, in whole per cent. */
export interface SentProgress {
  readonly acknowledged: number;
  readonly total: number;
  readonly percent: number;
  readonly hasFailed: boolean;
}

/** A machine on the bench. */
export interface Setup {
  /** Not started yet. */
  readonly actor: AnyActor;
  /** Milliseconds of the clock that the machine's delays run on. */
  readonly now: () => number;
  /** Lets time pass, where it stands still otherwise. */
  readonly pass?: (ms: number) => void;
  readonly calls?: PendingCalls;
  readonly world?: readonly WorldSwitch[];
  /** What must hold, whatever is done. */
  readonly invariants: readonly Invariant[];
  /** Events worth sending, of all states; the bench offers those that do something now. */
  readonly samples: () => readonly Sample[];
  /** How much of what is being sent has arrived; null before anything is. */
  readonly progress?: () => SentProgress | null;
  /** Has its own news written into the log, such as those of a line. */
  readonly hear?: (log: (text: string, tone?: EventLogEntry['tone']) => void) => void;
  /** Ends what was begun beside the actor. */
  readonly end?: () => void;
}
