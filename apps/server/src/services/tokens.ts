import { and, eq, gt } from 'drizzle-orm';
import { token } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { hashOf, newSecret } from './secret.ts';

/** Milliseconds a browser stays signed in: 30 days. */
const lifetime = 30 * 24 * 3600_000;

/** Signs a browser in. The token is told here once and only its hash is kept. */
export async function issueToken(
  db: Database,
  accountId: string,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + lifetime);
  await db.insert(token).values({ hash: hashOf(secret), accountId, createdAt: now, expiresAt });
  return { token: secret, expiresAt };
}

/** The id of the account a token was issued to, or null when it is unknown, expired or revoked. */
export async function accountOfToken(db: Database, secret: string, now: Date): Promise<string | null> {
  const [found] = await db
    .select({ accountId: token.accountId })
    .from(token)
    .where(and(eq(token.hash, hashOf(secret)), gt(token.expiresAt, now)));
  return found?.accountId ?? null;
}

/** Ends one sign-in; a token that is unknown is no error, for its browser is signed out as well. */
export async function revokeToken(db: Database, secret: string): Promise<void> {
  await db.delete(token).where(eq(token.hash, hashOf(secret)));
}

/** Ends every sign-in of an account. */
export async function revokeTokensOf(db: Database, accountId: string): Promise<void> {
  await db.delete(token).where(eq(token.accountId, accountId));
}
