import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, min, or, sql } from 'drizzle-orm';
import { batchesOf } from '../db/batches.ts';
import { outbox } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { latestEnd } from './clock.ts';

export type MessageKind = 'mail' | 'sms';

/** A message as it waits in the database. */
export type QueuedMessage = typeof outbox.$inferSelect;

/** Milliseconds until the next try at most. */
const longestWait = 3600_000;

/** Milliseconds someone who took a message has to send it, before another server may try. */
const lease = 60_000;

/**
 * Puts a message into the outbox, from where it is sent until it succeeds or `lifetime` milliseconds have
 * passed. Inside a transaction it is sent only when that transaction holds.
 */
export async function enqueue(
  db: Database,
  message: Pick<QueuedMessage, 'kind' | 'recipient' | 'subject' | 'body' | 'code'>,
  { now, lifetime }: { now: Date; lifetime: number },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + lifetime);
  await db.insert(outbox).values({ ...message, createdAt: now, nextTryAt: now, expiresAt });
}

/** A message of a batch, whose id is known before it is sent. */
export type IdentifiedMessage = Pick<QueuedMessage, 'id' | 'kind' | 'recipient' | 'subject' | 'body'>;

/** Puts many messages that hold no code into the outbox, as `enqueue` does with one. */
export async function enqueueAll(
  db: Database,
  messages: readonly IdentifiedMessage[],
  { now, lifetime }: { now: Date; lifetime: number },
): Promise<void> {
  const times = { createdAt: now, nextTryAt: now, expiresAt: new Date(now.getTime() + lifetime) };
  for (const rows of batchesOf(messages))
    await db.insert(outbox).values(rows.map((message) => ({ ...message, ...times })));
}

/** What leaves by one way: messages of a kind with codes in them, those without, or both, codes first. */
export interface Lane {
  kind: MessageKind;
  which: 'codes' | 'others' | 'any';
}

/** Takes at most so many messages of a lane that are due, so that for a minute no other server takes them. */
export async function takeDue(
  db: Database,
  { kind, which }: Lane,
  now: Date,
  most: number,
): Promise<QueuedMessage[]> {
  const wanted = { codes: isNotNull(outbox.code), others: isNull(outbox.code), any: undefined }[which];
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, kind),
        wanted,
        isNull(outbox.shownAt),
        or(lte(outbox.nextTryAt, now), gt(outbox.nextTryAt, latestEnd(now, longestWait))),
        gt(outbox.expiresAt, now),
      ),
    )
    .orderBy(...(which === 'any' ? [sql`${outbox.code} is null`] : []), asc(outbox.nextTryAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({ nextTryAt: new Date(now.getTime() + lease), tries: sql`${outbox.tries} + 1` })
    .where(inArray(outbox.id, due))
    .returning();
}

/** How many messages wait of each kind, and since when the oldest does. */
export async function countWaiting(
  db: Database,
): Promise<{ kind: MessageKind; count: number; since: Date | null }[]> {
  const rows = await db
    .select({ kind: outbox.kind, count: count(), since: min(outbox.createdAt) })
    .from(outbox)
    .where(isNull(outbox.shownAt))
    .groupBy(outbox.kind);
  return (['mail', 'sms'] as const).map(
    (kind) => rows.find((row) => row.kind === kind) ?? { kind, count: 0, since: null },
  );
}

/** Takes a message out: it was sent, or never can be. */
export async function removeMessage(db: Database, id: string): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, id));
}

/** Puts a message that could not be sent back: for 2 s, then 4 s, 8 s and so on, at most for an hour. */
export async function postpone(db: Database, { id, tries }: QueuedMessage, now: Date): Promise<void> {
  const nextTryAt = new Date(now.getTime() + Math.min(1000 * 2 ** tries, longestWait));
  await db.update(outbox).set({ nextTryAt }).where(eq(outbox.id, id));
}

/** Leaves a message for the local page instead of sending it. */
export async function markShown(db: Database, id: string, now: Date): Promise<void> {
  await db.update(outbox).set({ shownAt: now }).where(eq(outbox.id, id));
}

/** The codes the local page shows, newest first, while they are valid. */
export async function shownCodes(
  db: Database,
  now: Date,
): Promise<{ address: string; code: string; createdAt: Date }[]> {
  const rows = await db
    .select({ address: outbox.recipient, code: outbox.code, createdAt: outbox.createdAt })
    .from(outbox)
    .where(and(isNotNull(outbox.shownAt), gt(outbox.expiresAt, now)))
    .orderBy(desc(outbox.createdAt));
  return rows.flatMap(({ code, ...row }) => (code === null ? [] : [{ ...row, code }]));
}
