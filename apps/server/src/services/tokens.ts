import { and, eq, gt, ne } from 'drizzle-orm';
import { token } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { hashOf, newSecret } from './secret.ts';
import type { Program } from './user-agent.ts';

/** Milliseconds a browser stays signed in: 30 days. */
const lifetime = 30 * 24 * 3600_000;

/** Milliseconds in which the use of a token is noted once: a page makes several calls at a time. */
const notedFor = 5 * 60_000;

/** Signs a browser in. The token is told here once and only its hash is kept. */
export async function issueToken(
  db: Database,
  accountId: string,
  now: Date,
  program: Program = { browser: null, system: null },
): Promise<{ token: string; expiresAt: Date }> {
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + lifetime);
  await db
    .insert(token)
    .values({ hash: hashOf(secret), accountId, createdAt: now, lastUsedAt: now, expiresAt, ...program });
  return { token: secret, expiresAt };
}

/** The id of the account a token was issued to, or null when it is unknown, expired or revoked. */
export async function accountOfToken(db: Database, secret: string, now: Date): Promise<string | null> {
  const [found] = await db
    .select({ accountId: token.accountId, lastUsedAt: token.lastUsedAt })
    .from(token)
    .where(and(eq(token.hash, hashOf(secret)), gt(token.expiresAt, now)));
  if (!found) return null;
  await noteUse(db, secret, found.lastUsedAt, now);
  return found.accountId;
}

/** Notes that a token was used, where the note there is has become old. */
export async function noteUse(
  db: Database,
  secret: string,
  lastUsedAt: Date | null,
  now: Date,
): Promise<void> {
  if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < notedFor) return;
  await db
    .update(token)
    .set({ lastUsedAt: now })
    .where(eq(token.hash, hashOf(secret)));
}

/** Ends one sign-in; a token that is unknown is no error, for its browser is signed out as well. */
export async function revokeToken(db: Database, secret: string): Promise<void> {
  await db.delete(token).where(eq(token.hash, hashOf(secret)));
}

/** Ends every sign-in of an account, but for the one with the token `kept`. */
export async function revokeTokensOf(db: Database, accountId: string, kept?: string): Promise<void> {
  await db
    .delete(token)
    .where(
      and(eq(token.accountId, accountId), kept === undefined ? undefined : ne(token.hash, hashOf(kept))),
    );
}
