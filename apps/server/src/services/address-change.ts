import { addressWait, type Language, type OwnSignIn } from '@payload/api/contract';
import { DrizzleQueryError, eq, lte } from 'drizzle-orm';
import { account, addressChange, resetTicket } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { notifyAccount } from './account-message.ts';
import type { Address } from './address.ts';
import type { Caller, Network } from './caller.ts';
import { endCodesOf, tryCode, useCode } from './codes.ts';
import { forgetBrowsersOf } from './known-browsers.ts';
import { ownSignIn } from './own-sign-in.ts';
import {
  accountById,
  addressesOf,
  holdProven,
  lockAccount,
  proveAgain,
  type Shown,
  type StoredAccount,
} from './proven-again.ts';
import { Refused } from './refused.ts';
import type { Reach } from './request-message.ts';
import { customer } from './request-status.ts';
import { hashOf, newSecret } from './secret.ts';
import { noteSecurity } from './security-log.ts';
import { revokeTokensOf } from './tokens.ts';

/** In what an owner is told, and by what ways. */
interface Telling {
  language: Language;
  reach: Reach;
}

/** What is written down of whom. */
type Doer = Parameters<typeof noteSecurity>[1];
const byOwner = (act: Doer['act'], accountId: string, network: Network): Doer => ({
  act,
  actor: customer,
  accountId,
  network,
});

/**
 * Gives an account another email address or phone number, or its first, once a code shows that it is the caller's: at once for who
 * proves again that the account is theirs, else after `addressWait`. All that the account is reached at is told.
 *
 * @throws {Refused} as `proveAgain` does; as `tryCode` does, beside `accountCode`; `notPossibleNow` beside `account` for the
 *   address of another account, which only who has its code is told.
 */
export async function changeAddress(
  db: Database,
  accountId: string,
  {
    address,
    accountCode,
    withoutProof,
    ...shown
  }: { address: Address; accountCode: string; withoutProof?: boolean | undefined } & Shown,
  { caller, ...telling }: { caller: Caller } & Telling,
  now: Date,
): Promise<OwnSignIn> {
  const own = await accountById(db, accountId);
  const proof = withoutProof ? null : await proveAgain(db, own, shown, caller, now);
  const ofNew = await besideAccountCode(tryCode(db, { address, code: accountCode, caller }, now));
  const holder = await holderOf(db, address);
  if (holder !== null && holder !== accountId) throw taken();
  try {
    await db.transaction(async (transaction) => {
      const held = await holdProven(transaction, own);
      await besideAccountCode(useCode(transaction, ofNew, now));
      if (held[address.kind] === address.value) return;
      if (proof) await useCode(transaction, proof, now);
      if (withoutProof) await putOff(transaction, held, address, telling, now);
      else await giveAddress(transaction, held, address, telling, now);
      const act = withoutProof ? 'address change asked for' : 'address changed';
      await noteSecurity(transaction, byOwner(act, accountId, caller.network), now);
    });
  } catch (error) {
    // Someone has registered it since it was looked at.
    if (isUniqueViolation(error)) throw taken();
    throw error;
  }
  return ownSignIn(db, accountId, now);
}

/** Calls a change off that waits, if there is one. */
export async function callOffChange(
  db: Database,
  accountId: string,
  network: Network,
  now: Date,
): Promise<OwnSignIn> {
  await db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId, 'update');
    const ended = await transaction
      .delete(addressChange)
      .where(eq(addressChange.accountId, accountId))
      .returning();
    if (ended.length === 0) return;
    await noteSecurity(transaction, byOwner('address change called off', accountId, network), now);
  });
  return ownSignIn(db, accountId, now);
}

/**
 * Calls the change off that the link of a message belongs to, and ends all sign-ins of the account: one of them is not its owner's.
 *
 * @throws {Refused} `notPossibleNow` where it has taken effect or was called off.
 */
export async function disownChange(db: Database, key: string, network: Network, now: Date): Promise<void> {
  const ofKey = eq(addressChange.keyHash, hashOf(key));
  await db.transaction(async (transaction) => {
    const [found] = await transaction.select().from(addressChange).where(ofKey);
    if (!found) throw new Refused('notPossibleNow');
    const { accountId } = found;
    await lockAccount(transaction, accountId, 'update');
    const ended = await transaction.delete(addressChange).where(ofKey).returning();
    if (ended.length === 0) throw new Refused('notPossibleNow');
    await revokeTokensOf(transaction, accountId);
    await forgetBrowsersOf(transaction, accountId);
    await noteSecurity(transaction, byOwner('address change called off', accountId, network), now);
  });
}

/** Lets changes take effect whose time has come; on any number of servers each does once. */
export async function letChangesTakeEffect(db: Database, reach: Reach, now: Date): Promise<void> {
  const due = await db.select().from(addressChange).where(lte(addressChange.takesEffectAt, now));
  for (const { accountId, kind, address: value, keyHash, language } of due) {
    await db.transaction(async (transaction) => {
      const [held] = await transaction.select().from(account).where(eq(account.id, accountId)).for('update');
      const still = await transaction
        .delete(addressChange)
        .where(eq(addressChange.keyHash, keyHash))
        .returning();
      if (!held || still.length === 0) return;
      const address = { kind, value };
      const telling = { language, reach };
      if ((await holderOf(transaction, address)) === null) {
        await giveAddress(transaction, held, address, telling, now);
        const act = 'address changed';
        await noteSecurity(transaction, { act, actor: 'server', accountId }, now);
      } else {
        await notifyAccount(
          transaction,
          addressesOf(held),
          { kind: 'changeTaken', to: value },
          language,
          reach,
          now,
        );
      }
    });
  }
}

async function giveAddress(
  db: Database,
  held: StoredAccount,
  { kind, value }: Address,
  { language, reach }: Telling,
  now: Date,
): Promise<void> {
  const replaced = held[kind];
  const since = kind === 'email' ? { emailSince: now } : { phoneSince: now };
  await db
    .update(account)
    .set({ [kind]: value, ...since })
    .where(eq(account.id, held.id));
  await db.delete(addressChange).where(eq(addressChange.accountId, held.id));
  if (replaced !== null) {
    await db.delete(resetTicket).where(eq(resetTicket.address, replaced));
    await endCodesOf(db, [replaced], now);
  }
  const news = kind === 'email' ? 'emailChanged' : 'phoneChanged';
  await notifyAccount(db, addressesOf(held), { kind: news, to: value }, language, reach, now);
}

/** One at a time: another takes the place of the one that waited. */
async function putOff(
  db: Database,
  held: StoredAccount,
  { kind, value }: Address,
  { language, reach }: Telling,
  now: Date,
): Promise<void> {
  const key = newSecret();
  const takesEffectAt = new Date(now.getTime() + addressWait * 3600_000);
  const change = { kind, address: value, language, keyHash: hashOf(key), takesEffectAt };
  await db
    .insert(addressChange)
    .values({ accountId: held.id, ...change })
    .onConflictDoUpdate({ target: addressChange.accountId, set: change });
  const news = kind === 'email' ? 'emailWaits' : 'phoneWaits';
  const told = { kind: news, to: value, at: takesEffectAt, key } as const;
  await notifyAccount(db, addressesOf(held), told, language, reach, now);
}

async function holderOf(db: Database, { kind, value }: Address): Promise<string | null> {
  const [holder] = await db.select({ id: account.id }).from(account).where(eq(account[kind], value));
  return holder?.id ?? null;
}

function taken(): Refused {
  return new Refused('notPossibleNow', 500, 'account');
}

/** There are two codes: a fault of the one for the new address stands beside that one. */
async function besideAccountCode<Result>(trying: Promise<Result>): Promise<Result> {
  try {
    return await trying;
  } catch (error) {
    if (error instanceof Refused && error.field === 'code') throw error.beside('accountCode');
    throw error;
  }
}

function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError)) return false;
  return (
    typeof error.cause === 'object' &&
    error.cause !== null &&
    'code' in error.cause &&
    error.cause.code === '23505'
  );
}
