import type { OwnSession } from '@payload/api/contract';
import { and, eq } from 'drizzle-orm';
import { token } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { isUuid } from './ids.ts';
import { isGood } from './tokens.ts';

/** Who asks: an account and the id of its sign-in. */
export interface SignedInWith {
  accountId: string;
  sessionId: string;
}

/** The sign-ins of an account that are still good: the one that asks first, then those last used. */
export async function sessionsOf(
  db: Database,
  { accountId, sessionId }: SignedInWith,
  now: Date,
): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(token)
    .where(and(eq(token.accountId, accountId), isGood(now)));
  return rows
    .map(({ id, browser, system, createdAt, lastUsedAt, expiresAt }) => ({
      id,
      isThis: id === sessionId,
      browser,
      system,
      signedInAt: createdAt.toISOString(),
      lastUsedAt: (lastUsedAt ?? createdAt).toISOString(),
      expiresAt: expiresAt.toISOString(),
    }))
    .toSorted(
      (one, other) =>
        Number(other.isThis) - Number(one.isThis) || other.lastUsedAt.localeCompare(one.lastUsedAt),
    );
}

/** Ends a sign-in of an account by its id; an id that is none of the account's ends nothing. */
export async function endSession(
  db: Database,
  { accountId, id }: { accountId: string; id: string },
): Promise<void> {
  if (!isUuid(id)) return;
  await db.delete(token).where(and(eq(token.id, id), eq(token.accountId, accountId)));
}
