import type { Values } from '../errors.ts';

/** One line of the log that a customer sends to the service. */
export interface LogEntry {
  /** Milliseconds of the session's clock. */
  readonly at: number;
  readonly event:
    | 'opened'
    | 'identified'
    | 'rate'
    | 'busy'
    | 'accepted'
    | 'repeated'
    | 'transferred'
    | 'stopped'
    | 'verified'
    | 'rebooting'
    | 'looked'
    | 'restarted'
    | 'failed'
    | 'closed';
  /** In English, for a terminal. */
  readonly detail: string;
  /** What the detail says, for a page to say it in its own language. */
  readonly values: Values;
}

/**
 * How far a transfer is, in bytes the device has acknowledged. It never falls. Even when all are, only the
 * device's verification says that it is done.
 */
export interface Progress {
  readonly acknowledged: number;
  readonly total: number;
  /** Blocks that had to be sent again. */
  readonly repeated: number;
  /** What the line runs at now; it may have been raised. */
  readonly baudRate: number;
}

/** What the device is at while nothing is to be seen: it erases, hashes, or starts. */
export interface Waiting {
  readonly work: 'begin' | 'verify' | 'restart';
  /** The longest it may take from now on, in milliseconds. */
  readonly limitMs: number;
}
