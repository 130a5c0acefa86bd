import type { ResetTicket, Session } from '@payload/api/contract';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { account, addressChange, resetTicket } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { type Address, addressColumns, masked } from './address.ts';
import type { Caller } from './caller.ts';
import { endCodesOf, type Proof, tryCode, useCode } from './codes.ts';
import { forgetBrowsersOf, knownBrowserOf, rememberBrowser } from './known-browsers.ts';
import { consumeRateLimit, forget, limits, pairOf, takeBack } from './limits.ts';
import { hashOfPassword, isPassword } from './passwords.ts';
import { isNew } from './proven-again.ts';
import { Refused } from './refused.ts';
import { customer } from './request-status.ts';
import { hashOf, newSecret } from './secret.ts';
import { noteSecurity } from './security-log.ts';
import { issueToken, revokeTokensOf } from './tokens.ts';
import { programOf } from './user-agent.ts';
import { refuseWeak } from './weak-passwords.ts';

/** Milliseconds a proven address can be given a new password. */
const ticketLifetime = 10 * 60_000;

interface CodeInput {
  address: Address;
  code: string;
  caller: Caller;
}

/** Someone who has signed in. */
export interface SignedIn {
  session: Session;
  /** By this the browser is known again. */
  browser: string;
}

/**
 * Signs in by a code; an address without an account gets one.
 *
 * @throws {Refused} as `tryCode` does.
 */
export async function signInByCode(db: Database, input: CodeInput, now: Date): Promise<SignedIn> {
  const proof = await tryCode(db, input, now);
  return db.transaction(async (transaction) => {
    const { id } = await ensureAccount(transaction, input.address, now);
    await useCode(transaction, proof, now);
    return signIn(transaction, id, input, now);
  });
}

/**
 * Registers an address with a password and signs in. Where there is an account already, the code proves
 * that it is the caller's: it gets the new password, as it would through a reset, and nobody learns that
 * it was there.
 *
 * @throws {Refused} as `tryCode` and `refuseWeak` do; `notPossibleNow` for an address that is new to an account.
 */
export async function register(
  db: Database,
  { password, ...input }: CodeInput & { password: string },
  now: Date,
): Promise<SignedIn> {
  // Before the code is looked at, which would be used up for nothing.
  refuseWeak(password, input.address);
  const proof = await tryCode(db, input, now);
  const passwordHash = await hashOfPassword(password);
  return db.transaction(async (transaction) => {
    const { id, addresses, since } = await ensureAccount(transaction, input.address, now);
    if (isNew(since, now)) throw new Refused('notPossibleNow', 500, 'account');
    await useCode(transaction, proof, now);
    await transaction.delete(resetTicket).where(inArray(resetTicket.address, addresses));
    await setPassword(transaction, { id, addresses, passwordHash, caller: input.caller }, now);
    return signIn(transaction, id, input, now);
  });
}

/**
 * Signs in by a password. Strangers are counted for each network and over all of them; a browser that someone signed in
 * with at this address before has tries of its own.
 *
 * @throws {Refused} `verificationFailed` with 401 when there is no such account, it has no password, or
 *   this is not the one: all the same, and after the same time. `operationFailure` after too many tries.
 */
export async function signInByPassword(
  db: Database,
  { address, password, caller }: { address: Address; password: string; caller: Caller },
  now: Date,
): Promise<SignedIn> {
  const knownBrowser = await knownBrowserOf(db, caller.browser, address, now);
  const pair = pairOf(address.value, knownBrowser ?? caller.network);
  if (knownBrowser === null) {
    await consumeRateLimit(db, limits.passwordsFromNetwork, caller.network, now);
    await consumeRateLimit(db, limits.passwordsForAddressFromNetwork, pair, now);
    await consumeRateLimit(db, limits.passwordsForAddress, address.value, now);
  } else {
    await consumeRateLimit(db, limits.passwordsFromKnownBrowser, pair, now);
  }
  const [found] = await db
    .select({ id: account.id, passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account[address.kind], address.value));
  const isRight = await isPassword(password, found?.passwordHash ?? null);
  if (!found || !isRight) throw new Refused('verificationFailed', 401);
  return db.transaction(async (transaction) => {
    if (knownBrowser === null) {
      await forget(transaction, limits.passwordsForAddressFromNetwork, pair);
      await takeBack(transaction, [limits.passwordsForAddress, address.value]);
    } else {
      await forget(transaction, limits.passwordsFromKnownBrowser, pair);
    }
    return signIn(transaction, found.id, { address, caller }, now);
  });
}

/**
 * Gives whoever has an address's code a ticket for a new password, also where there is no account yet.
 *
 * @throws {Refused} as `tryCode` does.
 */
export async function proveForReset(db: Database, input: CodeInput, now: Date): Promise<ResetTicket> {
  const proof: Proof = await tryCode(db, input, now);
  const ticket = newSecret();
  const expiresAt = new Date(now.getTime() + ticketLifetime);
  await db.transaction(async (transaction) => {
    await useCode(transaction, proof, now);
    await transaction
      .insert(resetTicket)
      .values({ hash: hashOf(ticket), address: input.address.value, expiresAt });
  });
  return { ticket, expiresAt: expiresAt.toISOString() };
}

/**
 * Sets a new password for a ticket, and ends every sign-in of the account. The ticket is used up, and with it go all
 * others of the account and every code on its way: whoever had one of them is not the one who set this password.
 *
 * @throws {Refused} `verificationFailed` when the ticket is unknown, used or expired; `notPossibleNow` for an address that
 *   is new to its account; as `refuseWeak` does.
 */
export async function resetPassword(
  db: Database,
  { ticket, password, caller }: { ticket: string; password: string; caller: Caller },
  now: Date,
): Promise<void> {
  const hash = hashOf(ticket);
  const valid = and(eq(resetTicket.hash, hash), gt(resetTicket.expiresAt, now));
  const [stored] = await db.select({ address: resetTicket.address }).from(resetTicket).where(valid);
  // Looked at first, because hashing is dear and anybody can send a ticket.
  if (!stored) throw new Refused('verificationFailed');
  const address: Address = { kind: stored.address.includes('@') ? 'email' : 'phone', value: stored.address };
  refuseWeak(password, address);
  const passwordHash = await hashOfPassword(password);
  await db.transaction(async (transaction) => {
    // The account's row is locked first: of two tickets at the same moment the second finds itself gone.
    const { id, addresses, since } = await ensureAccount(transaction, address, now);
    if (isNew(since, now)) throw new Refused('notPossibleNow');
    const dead = await transaction
      .delete(resetTicket)
      .where(inArray(resetTicket.address, addresses))
      .returning({ hash: resetTicket.hash });
    if (!dead.some((each) => each.hash === hash)) throw new Refused('verificationFailed');
    await setPassword(transaction, { id, addresses, passwordHash, caller }, now);
  });
}

/** An address's account, which is made when there is none, all addresses it has, and since when it has this one. Its row is locked. */
async function ensureAccount(
  db: Database,
  address: Address,
  now: Date,
): Promise<{ id: string; addresses: string[]; since: Date | null }> {
  const { kind } = address;
  const [row] = await db
    .insert(account)
    .values({ ...addressColumns(address), createdAt: now })
    // Changes nothing: a row that is there already is only given back, and locked, by an update.
    .onConflictDoUpdate({ target: account[kind], set: addressColumns(address) })
    .returning();
  if (!row) throw new Error('The database took an account without giving it an id.');
  const addresses = [row.phone, row.email].filter((each) => each !== null);
  return { id: row.id, addresses, since: kind === 'email' ? row.emailSince : row.phoneSince };
}

/**
 * Sets the password of an account, and ends what was begun with the one before: sign-ins (but for the one with the id `kept`),
 * codes on their way, a change of address that waits, and what browsers were known by.
 */
export async function setPassword(
  db: Database,
  {
    id,
    addresses,
    passwordHash,
    caller,
    kept,
  }: { id: string; addresses: string[]; passwordHash: string; caller: Caller; kept?: string },
  now: Date,
): Promise<void> {
  await db.update(account).set({ passwordHash }).where(eq(account.id, id));
  await revokeTokensOf(db, id, kept);
  await db.delete(addressChange).where(eq(addressChange.accountId, id));
  await forgetBrowsersOf(db, id);
  await endCodesOf(db, addresses, now);
  // Nobody has tried the new one yet.
  for (const address of addresses) {
    await forget(db, limits.passwordsForAddress, address);
    await forget(db, limits.passwordsForAddressFromNetwork, pairOf(address, caller.network));
  }
  const { network } = caller;
  await noteSecurity(db, { act: 'password set', actor: customer, accountId: id, network }, now);
}

async function signIn(
  db: Database,
  accountId: string,
  { address, caller }: { address: Address; caller: Caller },
  now: Date,
): Promise<SignedIn> {
  const { token, expiresAt } = await issueToken(db, accountId, now, programOf(caller.userAgent));
  const browser = await rememberBrowser(db, caller.browser, accountId, now);
  return { session: { token, expiresAt: expiresAt.toISOString(), account: masked(address) }, browser };
}
