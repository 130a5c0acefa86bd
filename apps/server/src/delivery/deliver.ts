import type { Database } from '../db/store.ts';
import {
  type MessageKind,
  markShown,
  postpone,
  type QueuedMessage,
  removeMessage,
} from '../services/outbox.ts';
import { type Sender, Undelivered } from './sender.ts';

/** How each kind of message leaves: handed on, shown on this machine instead, or not at all. */
export interface Transports {
  mail: Sender | null;
  sms: Sender | null;
  /** Takes what neither way sends, where codes may be seen by whoever runs the server. */
  show: ((message: QueuedMessage) => void) | null;
}

/** Told of a message that was not taken; holds nothing personal. */
export type OnUndelivered = (failure: {
  id: string;
  kind: MessageKind;
  tries: number;
  reason: string;
  isFinal: boolean;
}) => void;

/** Whether a message of this kind has a way to leave. */
export function canSend(transports: Transports, kind: MessageKind): boolean {
  return transports[kind] !== null || transports.show !== null;
}

/**
 * Sends a message that was taken from the outbox, and takes it out or puts it back. What was taken by a server that then died is
 * taken again a minute later, with the same id.
 *
 * @returns whether its transport answered: `silent` where any other message would fare the same.
 */
export async function deliver(
  db: Database,
  transports: Transports,
  message: QueuedMessage,
  { now, onUndelivered }: { now: () => Date; onUndelivered: OnUndelivered },
): Promise<'answered' | 'silent'> {
  const { id, kind, tries } = message;
  const send = transports[kind];
  if (!send) {
    transports.show?.(message);
    await markShown(db, id, now());
    return 'answered';
  }
  try {
    await send(message);
  } catch (error) {
    if (!(error instanceof Undelivered)) throw error;
    const { message: reason, isFinal, isSilent } = error;
    onUndelivered({ id, kind, tries, reason, isFinal });
    await (isFinal ? removeMessage(db, id) : postpone(db, message, now()));
    return isSilent ? 'silent' : 'answered';
  }
  await removeMessage(db, id);
  return 'answered';
}
