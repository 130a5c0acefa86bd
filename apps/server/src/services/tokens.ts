import { createHmac } from 'node:crypto';
import { and, eq, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { staff, token } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { hashOf, newSecret } from './secret.ts';
import type { Program } from './user-agent.ts';

const day = 24 * 3600_000;

/** Milliseconds a browser stays signed in: 30 days. */
const lifetime = 30 * day;

/** Milliseconds after which a sign-in that nobody uses has ended. */
const idleTime = 14 * day;

/** Milliseconds after which a token is replaced by the next. */
const replacedAfter = day;

/** Milliseconds a token is good for after the next was used: what was on its way, and other tabs, have it still. */
const overlap = 10 * 60_000;

/** Milliseconds in which the use of a token is noted once: a page makes several calls at a time. */
const notedFor = 5 * 60_000;

/** A sign-in, by a token that is good. */
export interface SignIn {
  /** What it is known by whichever token it has. */
  id: string;
  accountId: string;
  deskUntil: Date | null;
  /** Who its account is among the staff; null where it is none of them. */
  staff: typeof staff.$inferSelect | null;
  /** The token that is to be used from now on; null where the one that was sent stays. */
  nextToken: string | null;
}

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

/** The sign-in a token belongs to; null where it is unknown, expired, revoked, replaced or was not used for too long. */
export async function signInOf(db: Database, secret: string, now: Date): Promise<SignIn | null> {
  const hash = hashOf(secret);
  const [found] = await db
    .select({ token, staff })
    .from(token)
    .leftJoin(staff, and(eq(staff.accountId, token.accountId), isNull(staff.leftAt)))
    .where(and(hasHash(hash, now), isGood(now)));
  if (!found) return null;
  const { id, accountId, deskUntil, lastUsedAt } = found.token;
  if (found.token.nextHash === hash) await takeNext(db, found.token, now);
  const nextToken = found.token.hash === hash ? await nextTokenOf(db, found.token, secret, now) : null;
  await noteUse(db, id, lastUsedAt, now);
  return { id, accountId, deskUntil, staff: found.staff, nextToken };
}

/** Sign-ins that have not ended by themselves. */
export function isGood(now: Date): SQL | undefined {
  return and(gt(token.expiresAt, now), gt(lastUse, new Date(now.getTime() - idleTime)));
}

/** Deletes the sign-ins that have ended by themselves. */
export async function deleteEndedTokens(db: Database, now: Date): Promise<void> {
  await db
    .delete(token)
    .where(or(lte(token.expiresAt, now), lte(lastUse, new Date(now.getTime() - idleTime))));
}

/** When it was last used, as a date in comparisons. */
const lastUse = sql`coalesce(${token.lastUsedAt}, ${token.createdAt})`.mapWith(token.createdAt);

function hasHash(hash: string, now: Date): SQL | undefined {
  return or(
    eq(token.hash, hash),
    eq(token.nextHash, hash),
    and(eq(token.previousHash, hash), gt(token.previousUntil, now)),
  );
}

type StoredToken = typeof token.$inferSelect;

/** The next token has arrived where it is used: it is the one, and the one before has a few minutes. */
async function takeNext(db: Database, { hash, nextHash }: StoredToken, now: Date): Promise<void> {
  if (nextHash === null) return;
  await db
    .update(token)
    .set({
      hash: nextHash,
      replacedAt: now,
      nextSalt: null,
      nextHash: null,
      previousHash: hash,
      previousUntil: new Date(now.getTime() + overlap),
    })
    .where(and(eq(token.hash, hash), eq(token.nextHash, nextHash)));
}

/**
 * The token that comes after this one, where it is time. It is computed from this one with a salt that nobody is told: whichever
 * calls ask at the same moment, at any server, and ask again because a reply was lost, all get the same.
 */
async function nextTokenOf(
  db: Database,
  { hash, createdAt, replacedAt, nextSalt }: StoredToken,
  secret: string,
  now: Date,
): Promise<string | null> {
  if (nextSalt !== null) return computed(nextSalt, secret);
  if (now.getTime() - (replacedAt ?? createdAt).getTime() < replacedAfter) return null;
  const salt = newSecret();
  const next = computed(salt, secret);
  const [set] = await db
    .update(token)
    .set({ nextSalt: salt, nextHash: hashOf(next) })
    .where(and(eq(token.hash, hash), isNull(token.nextSalt)))
    .returning({ id: token.id });
  if (set) return next;
  // Another call was quicker; where the next is in use by now, whoever sent this one has it.
  const [other] = await db.select({ salt: token.nextSalt }).from(token).where(eq(token.hash, hash));
  return other?.salt ? computed(other.salt, secret) : null;
}

function computed(salt: string, secret: string): string {
  return createHmac('sha256', salt).update(secret).digest('base64url');
}

/** Notes that a sign-in was used, where the note there is has become old. */
async function noteUse(db: Database, id: string, lastUsedAt: Date | null, now: Date): Promise<void> {
  if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < notedFor) return;
  await db.update(token).set({ lastUsedAt: now }).where(eq(token.id, id));
}

/** Ends the sign-in of a token; one that is unknown is no error, for its browser is signed out as well. */
export async function revokeToken(db: Database, secret: string, now: Date): Promise<void> {
  await db.delete(token).where(hasHash(hashOf(secret), now));
}

/** Ends every sign-in of an account, but for the one with the id `kept`. */
export async function revokeTokensOf(db: Database, accountId: string, kept?: string): Promise<void> {
  await db
    .delete(token)
    .where(and(eq(token.accountId, accountId), kept === undefined ? undefined : ne(token.id, kept)));
}
