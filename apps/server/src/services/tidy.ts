import { lte } from 'drizzle-orm';
import { outbox, rateLimit, resetTicket, token, verificationCode } from '../db/schema.ts';
import type { Database } from '../db/store.ts';

/** Deletes what has run out and is of no more use: codes, tokens, tickets, counters, messages. */
export async function tidyAccounts(db: Database, now: Date): Promise<void> {
  await db.delete(verificationCode).where(lte(verificationCode.expiresAt, now));
  await db.delete(token).where(lte(token.expiresAt, now));
  await db.delete(resetTicket).where(lte(resetTicket.expiresAt, now));
  await db.delete(rateLimit).where(lte(rateLimit.endsAt, now));
  await db.delete(outbox).where(lte(outbox.expiresAt, now));
}
