import type { QueuedMessage } from '../services/outbox.ts';

/** Hands a message on; rejects with `Undelivered` when it could not. */
export type Sender = (message: QueuedMessage) => Promise<void>;

/** A message was not taken. Its text is for the log: it names no recipient and repeats nothing sent. */
export class Undelivered extends Error {
  override name = 'Undelivered';
  /** Whether trying the same again is pointless. */
  readonly isFinal: boolean;
  /** Whether nothing was answered at all, so that any other message would fare the same. */
  readonly isSilent: boolean;

  constructor(reason: string, { isFinal, isSilent = false }: { isFinal: boolean; isSilent?: boolean }) {
    super(reason);
    this.isFinal = isFinal;
    this.isSilent = isSilent;
  }
}
