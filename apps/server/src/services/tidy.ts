import { and, lte } from 'drizzle-orm';
import { knownBrowser, outbox, rateLimit, resetTicket, verificationCode } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { nextCodeFrom } from './codes.ts';
import { deleteEndedTokens } from './tokens.ts';

/** Deletes what has run out and is of no more use: codes, tokens, tickets, counters, messages, browsers not seen again. */
export async function deleteExpiredCodes(db: Database, now: Date): Promise<void> {
  // A code that was used up still says when the next may be sent.
  await db
    .delete(verificationCode)
    .where(and(lte(verificationCode.expiresAt, now), lte(verificationCode.sentAt, nextCodeFrom(now))));
  await deleteEndedTokens(db, now);
  await db.delete(resetTicket).where(lte(resetTicket.expiresAt, now));
  await db.delete(rateLimit).where(lte(rateLimit.endsAt, now));
  await db.delete(outbox).where(lte(outbox.expiresAt, now));
  await db.delete(knownBrowser).where(lte(knownBrowser.expiresAt, now));
}
