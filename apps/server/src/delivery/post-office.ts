import type { Database } from '../db/store.ts';
import type { MessageKind } from '../services/outbox.ts';
import { canSend, deliverDue, type OnUndelivered, type Transports } from './deliver.ts';

/** What empties the outbox while the server runs. */
export interface PostOffice {
  /** Whether a message of this kind has a way to leave. */
  canSend: (kind: MessageKind) => boolean;
  /** Codes are not sent but shown on this machine. */
  readonly isLocal: boolean;
  /** There is something new in the outbox; send it without waiting for the next round. */
  wake(): void;
  /** Finishes what is under way and sends no more. */
  close(): Promise<void>;
}

/** Milliseconds between rounds, which send what failed before and what other servers left. */
const interval = 2000;

/**
 * Begins to send what the outbox holds.
 *
 * @param onError told when the outbox cannot be read or written; the next round tries again.
 */
export function openPostOffice(
  db: Database,
  transports: Transports,
  { onUndelivered, onError }: { onUndelivered: OnUndelivered; onError: (error: unknown) => void },
): PostOffice {
  let round: Promise<void> | null = null;
  let isAsked = false;
  let isClosed = false;

  const run = async (): Promise<void> => {
    try {
      while (isAsked) {
        isAsked = false;
        const taken = await deliverDue(db, transports, { now: () => new Date(), onUndelivered });
        if (taken > 0 && !isClosed) isAsked = true;
      }
    } catch (error) {
      onError(error);
    } finally {
      round = null;
    }
  };
  const wake = (): void => {
    if (isClosed) return;
    isAsked = true;
    round ??= run();
  };
  const timer = setInterval(wake, interval);
  wake();
  return {
    canSend: (kind) => canSend(transports, kind),
    isLocal: transports.show !== null,
    wake,
    close: async () => {
      isClosed = true;
      isAsked = false;
      clearInterval(timer);
      await round;
    },
  };
}
