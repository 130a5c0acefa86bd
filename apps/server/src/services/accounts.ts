import type { ResetTicket, Session } from '@payload/api/contract';
import { and, eq, gt } from 'drizzle-orm';
import { account, resetTicket } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { type Address, masked } from './address.ts';
import { type Network, type Proof, tryCode, useCode } from './codes.ts';
import { countOrRefuse, forget, limits } from './limits.ts';
import { hashOfPassword, isPassword } from './passwords.ts';
import { Refused } from './refused.ts';
import { hashOf, newSecret } from './secret.ts';
import { issueToken, revokeTokensOf } from './tokens.ts';

/** Milliseconds a proven address can be given a new password. */
const ticketLifetime = 10 * 60_000;

interface CodeGiven {
  address: Address;
  code: string;
  network: Network;
}

/**
 * Signs in by a code; an address without an account gets one.
 *
 * @throws {Refused} as `tryCode` does.
 */
export async function signInByCode(db: Database, given: CodeGiven, now: Date): Promise<Session> {
  const proof = await tryCode(db, given, now);
  return db.transaction(async (transaction) => {
    await useCode(transaction, proof);
    return session(transaction, await ensureAccount(transaction, given.address, now), given.address, now);
  });
}

/**
 * Registers an address with a password and signs in. Where there is an account already, the code proves
 * that it is the caller's: it gets the new password, as it would through a reset, and nobody learns that
 * it was there.
 *
 * @throws {Refused} as `tryCode` does.
 */
export async function register(
  db: Database,
  { password, ...given }: CodeGiven & { password: string },
  now: Date,
): Promise<Session> {
  const proof = await tryCode(db, given, now);
  const passwordHash = await hashOfPassword(password);
  return db.transaction(async (transaction) => {
    await useCode(transaction, proof);
    const id = await setPassword(transaction, given.address, passwordHash, now);
    return session(transaction, id, given.address, now);
  });
}

/**
 * Signs in by a password.
 *
 * @throws {Refused} `verificationFailed` with 401 when there is no such account, it has no password, or
 *   this is not the one: all the same, and after the same time. `operationFailure` after too many tries.
 */
export async function signInByPassword(
  db: Database,
  { address, password, network }: { address: Address; password: string; network: Network },
  now: Date,
): Promise<Session> {
  await countOrRefuse(db, limits.passwordsFromNetwork, network, now);
  await countOrRefuse(db, limits.passwordsForAddress, address.value, now);
  const [found] = await db
    .select({ id: account.id, passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account[address.kind], address.value));
  const isRight = await isPassword(password, found?.passwordHash ?? null);
  if (!found || !isRight) throw new Refused('verificationFailed', 401);
  return db.transaction(async (transaction) => {
    await forget(transaction, limits.passwordsForAddress, address.value);
    return session(transaction, found.id, address, now);
  });
}

/**
 * Gives whoever has an address's code a ticket for a new password, also where there is no account yet.
 *
 * @throws {Refused} as `tryCode` does.
 */
export async function proveForReset(db: Database, given: CodeGiven, now: Date): Promise<ResetTicket> {
  const proof: Proof = await tryCode(db, given, now);
  const ticket = newSecret();
  const expiresAt = new Date(now.getTime() + ticketLifetime);
  await db.transaction(async (transaction) => {
    await useCode(transaction, proof);
    await transaction
      .insert(resetTicket)
      .values({ hash: hashOf(ticket), address: given.address.value, expiresAt });
  });
  return { ticket, expiresAt: expiresAt.toISOString() };
}

/**
 * Sets a new password for a ticket, which is then used up, and ends every sign-in of the account.
 *
 * @throws {Refused} `verificationFailed` when the ticket is unknown, used or expired.
 */
export async function resetPassword(
  db: Database,
  { ticket, password }: { ticket: string; password: string },
  now: Date,
): Promise<void> {
  const valid = and(eq(resetTicket.hash, hashOf(ticket)), gt(resetTicket.expiresAt, now));
  const [known] = await db.select({ hash: resetTicket.hash }).from(resetTicket).where(valid);
  // Looked at first, because hashing is dear and anybody can send a ticket.
  if (!known) throw new Refused('verificationFailed');
  const passwordHash = await hashOfPassword(password);
  await db.transaction(async (transaction) => {
    const [used] = await transaction.delete(resetTicket).where(valid).returning();
    if (!used) throw new Refused('verificationFailed');
    const address: Address = { kind: used.address.includes('@') ? 'email' : 'phone', value: used.address };
    await setPassword(transaction, address, passwordHash, now);
  });
}

/** The id of an address's account, which is made when there is none. */
async function ensureAccount(db: Database, { kind, value }: Address, now: Date): Promise<string> {
  const [row] = await db
    .insert(account)
    .values({ [kind]: value, createdAt: now })
    // Changes nothing: a row that is there already is only given back by an update.
    .onConflictDoUpdate({ target: account[kind], set: { [kind]: value } })
    .returning({ id: account.id });
  if (!row) throw new Error('The database took an account without giving it an id.');
  return row.id;
}

async function setPassword(db: Database, address: Address, passwordHash: string, now: Date): Promise<string> {
  const id = await ensureAccount(db, address, now);
  await db.update(account).set({ passwordHash }).where(eq(account.id, id));
  await revokeTokensOf(db, id);
  await forget(db, limits.passwordsForAddress, address.value);
  return id;
}

async function session(db: Database, accountId: string, address: Address, now: Date): Promise<Session> {
  const { token, expiresAt } = await issueToken(db, accountId, now);
  return { token, expiresAt: expiresAt.toISOString(), account: masked(address) };
}
