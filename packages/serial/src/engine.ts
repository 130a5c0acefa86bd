import type { Bytes } from './bytes.ts';
import type { ErrorCode, Values } from './errors.ts';

export type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: ErrorCode; readonly why: string; readonly values?: Values };

/**
 * A protocol without any I/O: bytes and times go in, bytes and deadlines come out. Times are milliseconds of
 * one clock. What `take` gives is to be written even when the outcome is there.
 */
export interface Engine {
  /** Null as long as it goes on. */
  readonly outcome: Outcome | null;
  /** When to call `tick` if nothing arrives before. */
  readonly deadline: number;
  receive(bytes: Bytes, now: number): void;
  tick(now: number): void;
  /** The next bytes to write, or null. */
  take(): Bytes | null;
}

export type Heard = 'busy' | 'noise';

/** From so many bytes on that are no answer a device is not silent: some are what a cable catches. */
export const leastNoise = 16;

/** What an outcome says of what was heard. */
export function heardIn({ heard }: { readonly heard: Heard | null }): Values {
  return heard === null ? {} : { heard };
}

/** The end of a protocol that asks, and may have to wait for long. */
export interface AskingEngine extends Engine {
  /** When it is given up unless the device has acknowledged something before; each acknowledgement moves it on. */
  readonly giveUpAt: number;
  /** What is waited for, in a word for the log. */
  readonly waitsFor: string;
  /** What came in place of an answer: bytes that are none, or too often that the device is busy; null in silence. */
  readonly heard: Heard | null;
}

/** Beyond the limits a device names itself, in milliseconds. */
export const progressTimeout = 5000;
