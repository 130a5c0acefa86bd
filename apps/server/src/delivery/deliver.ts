import type { Database } from '../db/store.ts';
import {
  type MessageKind,
  markShown,
  postpone,
  type QueuedMessage,
  removeMessage,
  takeDue,
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
 * Sends what is due, once. Of several servers on one database each takes other messages. What was taken
 * by a server that then died is taken again a minute later, with the same id.
 *
 * @returns how many messages were taken.
 */
export async function deliverDue(
  db: Database,
  transports: Transports,
  { now, onUndelivered }: { now: () => Date; onUndelivered: OnUndelivered },
): Promise<number> {
  const kinds = (['mail', 'sms'] as const).filter((kind) => canSend(transports, kind));
  if (kinds.length === 0) return 0;
  const messages = await takeDue(db, kinds, now());
  await Promise.all(messages.map((message) => deliver(db, transports, message, { now, onUndelivered })));
  return messages.length;
}

async function deliver(
  db: Database,
  transports: Transports,
  message: QueuedMessage,
  { now, onUndelivered }: { now: () => Date; onUndelivered: OnUndelivered },
): Promise<void> {
  const { id, kind, tries } = message;
  const send = transports[kind];
  if (!send) {
    transports.show?.(message);
    return markShown(db, id, now());
  }
  try {
    await send(message);
  } catch (error) {
    if (!(error instanceof Undelivered)) throw error;
    const { message: reason, isFinal } = error;
    onUndelivered({ id, kind, tries, reason, isFinal });
    return isFinal ? removeMessage(db, id) : postpone(db, message, now());
  }
  await removeMessage(db, id);
}
