import type { Invariant, Stage } from '@payload/flows/invariants';
import type { EventLogEntry } from '@payload/ui/EventLog';
import type { AnyActor, AnyEventObject } from 'xstate';
import type { PendingCalls } from './pending-calls.ts';
import type { Act, Command } from './session.ts';
import type { Search } from './ways.ts';

/** An event that a visitor's page could send, with the data that makes it telling. */
export interface Sample<Event extends AnyEventObject = AnyEventObject> {
  readonly event: Event;
  /** The data in a few words; an event without data has none. */
  readonly detail?: string;
  /**
   * What links and exported tests know it by, where its event holds what is no JSON, such as a file. It stays when the
   * words are changed. Other events are stored with their data.
   */
  readonly id?: string;
}

/** How a sample is sent in a way that can be stored. */
export function commandOf({ event, id }: Sample): Command {
  return id === undefined ? { send: event } : { sample: id };
}

/** What the world around a machine is like, and can be changed to at any moment. */
export interface WorldSwitch {
  readonly id: string;
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

/** A simulated time that passes by itself. */
export interface RunningTime {
  /** How many times as fast as the real one; 0 stands still. */
  readonly setRate: (rate: number) => void;
  /** Lets it pass from now on. */
  readonly begin: () => void;
  /** Does something between two moments, so that a replay can do it between the same. */
  readonly between: (work: () => void) => void;
  /** Lets it pass up to a moment as fast as the machine can. */
  readonly passTo: (ms: number) => Promise<void>;
  /** Lets it pass until something is done, or for so long that it will not be. */
  readonly passUntil: (done: Promise<void>) => Promise<void>;
  readonly end: () => void;
}

/** Where a machine was after an event, and when. */
export type Moment = Stage & { readonly at: number };

/** The way a machine went, and what was done after which moment of it. */
export interface RecordedRun {
  readonly way: readonly Moment[];
  readonly acts: readonly { readonly act: Act; readonly after: number }[];
}

/** A machine on the bench. */
export interface Setup {
  /** Not started yet. */
  readonly actor: AnyActor;
  /** Starts it, where its controller has more to begin with it. */
  readonly start?: () => void;
  /** Milliseconds of the clock that the machine's delays run on. */
  readonly now: () => number;
  /** Lets time pass, where it stands still otherwise. */
  readonly pass?: (ms: number) => void;
  readonly time?: RunningTime;
  readonly calls?: PendingCalls;
  readonly world?: readonly WorldSwitch[];
  /** What must hold, whatever is done. */
  readonly invariants: readonly Invariant[];
  /** Events worth sending, of all states; the bench offers those that do something now. */
  readonly samples: () => readonly Sample[];
  /** For the search of a way to a state. */
  readonly search: Search;
  /** The run as a scenario that `npm run simulate` runs. Throws NoScenario where it has no word for something. */
  readonly scenario?: (recorded: RecordedRun) => string;
  /** How much of what is being sent has arrived; null before anything is. */
  readonly progress?: () => SentProgress | null;
  /** Has its own news written into the log, such as those of a line. */
  readonly hear?: (log: (text: string, tone?: EventLogEntry['tone']) => void) => void;
}

/** How a machine is put on the bench. */
export interface Bench<Settings> {
  readonly begin: (settings: Settings) => Setup;
  /** Settings with which states can be come to that others do not lead to, the given ones first. @default those alone */
  readonly variants?: (settings: Settings) => readonly Settings[];
  /** Settings that come from a link or a file; null where they are none. */
  readonly readSettings: (value: unknown) => Settings | null;
}
