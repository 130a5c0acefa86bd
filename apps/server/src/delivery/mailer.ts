import type { Database } from '../db/store.ts';
import { type Lane, type MessageKind, type QueuedMessage, takeDue } from '../services/outbox.ts';
import { createBreaker } from './breaker.ts';
import { canSend, deliver, type OnUndelivered, type Transports } from './deliver.ts';

/** What empties the outbox while the server runs. */
export interface Mailer {
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

/** Messages of a lane that are on their way at once. */
const places = 10;

/**
 * Begins to send what the outbox holds. Each transport has two lanes, one for codes and one for all else, and each message a place
 * of its own in its lane: no code waits for a notice, for the other transport, or for the slowest of those it was taken with.
 *
 * @param onError told when the outbox cannot be read or written; the next round tries again.
 */
export function openMailer(
  db: Database,
  transports: Transports,
  {
    onUndelivered,
    onError,
    now = () => new Date(),
  }: { onUndelivered: OnUndelivered; onError: (error: unknown) => void; now?: () => Date },
): Mailer {
  let isClosed = false;
  const work = new Set<Promise<void>>();
  /** Does something that closing waits for. */
  const begin = (doing: Promise<void>): void => {
    const noted = doing.catch(onError).finally(() => work.delete(noted));
    work.add(noted);
  };

  /** The lanes of one kind; gives what looks for messages in them. */
  const openKind = (kind: MessageKind): (() => void) => {
    const breaker = createBreaker();
    const lanes = (['codes', 'others'] as const).map((which) => ({
      which,
      taken: 0,
      isAsked: false,
      /** As many were taken as there were places, so there may be more. */
      mayHaveMore: false,
    }));
    let isTrying = false;

    const send = async (message: QueuedMessage, ended: () => void): Promise<void> => {
      try {
        const outcome = await deliver(db, transports, message, { now, onUndelivered });
        if (outcome === 'answered') breaker.answered();
        else breaker.failed(now().getTime());
      } finally {
        ended();
      }
    };

    const take = async (which: Lane['which'], most: number, ended: () => void): Promise<number> => {
      const messages = await takeDue(db, { kind, which }, now(), most);
      for (const message of messages) begin(send(message, ended));
      return messages.length;
    };

    /** Has one message try a transport that was set aside, a code where there is one. */
    const tryAgain = async (): Promise<void> => {
      if (isTrying) return;
      isTrying = true;
      const ended = () => {
        isTrying = false;
        look();
      };
      try {
        if ((await take('any', 1, ended)) === 0) isTrying = false;
      } catch (error) {
        isTrying = false;
        throw error;
      }
    };

    const fill = async (lane: (typeof lanes)[number]): Promise<void> => {
      while (lane.isAsked && lane.taken < places) {
        if (isClosed) return;
        lane.isAsked = false;
        const most = places - lane.taken;
        // Reserved before it is known how many there are, so that a round beside this one takes none of the same places.
        lane.taken += most;
        let count = 0;
        try {
          count = await take(lane.which, most, () => {
            lane.taken -= 1;
            if (lane.mayHaveMore) look([lane]);
          });
          lane.mayHaveMore = count === most;
        } finally {
          lane.taken -= most - count;
        }
      }
    };

    const look = (wanted = lanes): void => {
      if (isClosed) return;
      const state = breaker.state(now().getTime());
      if (state === 'open') return;
      if (state === 'trying') {
        begin(tryAgain());
        return;
      }
      for (const lane of wanted) {
        lane.isAsked = true;
        begin(fill(lane));
      }
    };
    return look;
  };

  const looks = (['mail', 'sms'] as const).filter((kind) => canSend(transports, kind)).map(openKind);
  const wake = (): void => {
    for (const look of looks) look();
  };
  const timer = setInterval(wake, interval);
  wake();
  return {
    canSend: (kind) => canSend(transports, kind),
    isLocal: transports.show !== null,
    wake,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      while (work.size > 0) await Promise.all(work);
    },
  };
}
