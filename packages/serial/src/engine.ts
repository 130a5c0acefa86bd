import type { Bytes } from './bytes.ts';
import type { ErrorCode } from './errors.ts';

export type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: ErrorCode; readonly why: string };

/**
 * A protocol without any I/O: bytes and times go in, bytes and a deadline come out. Times are milliseconds of
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
