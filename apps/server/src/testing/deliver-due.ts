import type { Database } from '../db/store.ts';
import { canSend, deliver, type OnUndelivered, type Transports } from '../delivery/deliver.ts';
import { takeDue } from '../services/outbox.ts';

/**
 * Sends what is due, once, and waits for all of it, as a server does that looks but one time.
 *
 * @returns how many messages were taken.
 */
export async function deliverDue(
  db: Database,
  transports: Transports,
  { now, onUndelivered }: { now: () => Date; onUndelivered: OnUndelivered },
): Promise<number> {
  const kinds = (['mail', 'sms'] as const).filter((kind) => canSend(transports, kind));
  const batches = await Promise.all(kinds.map((kind) => takeDue(db, { kind, which: 'any' }, now(), 10)));
  const messages = batches.flat();
  await Promise.all(messages.map((message) => deliver(db, transports, message, { now, onUndelivered })));
  return messages.length;
}
