import { newAddressTime } from '@payload/api/contract';
import { eq } from 'drizzle-orm';
import { account } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { type Address, addressOfAccount } from './address.ts';
import type { Caller } from './caller.ts';
import { latestEnd } from './clock.ts';
import { type Proof, tryCode } from './codes.ts';
import { consumeRateLimit, forget, limits } from './limits.ts';
import { isPassword } from './passwords.ts';
import { Refused } from './refused.ts';

export type StoredAccount = typeof account.$inferSelect;

/** What someone who is signed in shows to prove again who they are: a password, a code, or nothing yet. */
export interface Shown {
  currentPassword?: string | undefined;
  code?: string | undefined;
}

/**
 * The account of a sign-in.
 *
 * @throws {Refused} `pleaseLogInFirst` with 401 where it has just been deleted.
 */
export async function accountById(db: Database, accountId: string): Promise<StoredAccount> {
  const [found] = await db.select().from(account).where(eq(account.id, accountId));
  if (!found) throw new Refused('pleaseLogInFirst', 401);
  return found;
}

/**
 * As `accountById`, in a transaction: the account is not deleted until that ends.
 *
 * @param strength `update` where the transaction changes or deletes the account itself.
 * @throws {Refused} as `accountById` does.
 */
export async function lockAccount(
  db: Database,
  accountId: string,
  strength: 'key share' | 'update' = 'key share',
): Promise<StoredAccount> {
  const [held] = await db.select().from(account).where(eq(account.id, accountId)).for(strength);
  if (!held) throw new Refused('pleaseLogInFirst', 401);
  return held;
}

/**
 * As `lockAccount`, for a change that someone proved to be theirs before the transaction: it is refused where the password was
 * changed since, for who only knows the old one is no longer trusted.
 *
 * @param own the account as it was when `proveAgain` was asked.
 * @throws {Refused} as `accountById` does; `verificationFailed` beside `currentPassword`.
 */
export async function holdProven(db: Database, own: StoredAccount): Promise<StoredAccount> {
  const held = await lockAccount(db, own.id, 'update');
  if (held.passwordHash !== own.passwordHash) {
    throw new Refused('verificationFailed', 500, 'currentPassword');
  }
  return held;
}

/** All addresses an account is reached at. */
export function addressesOf({ email, phone }: Pick<StoredAccount, 'email' | 'phone'>): Address[] {
  return [
    ...(email === null ? [] : [{ kind: 'email', value: email } as const]),
    ...(phone === null ? [] : [{ kind: 'phone', value: phone } as const]),
  ];
}

/**
 * Whether an address has become its account's so lately that it proves nothing that cannot be undone: who took an account over by
 * it is not to have everything before its owner has read what they were told.
 */
export function isNew(since: Date | null, now: Date): boolean {
  return (
    since !== null &&
    since.getTime() > now.getTime() - newAddressTime * 3600_000 &&
    since <= latestEnd(now, 0)
  );
}

/** The address whose code proves that an account is someone's: mail before phone, and none that is new. */
export function provingAddressOf(own: StoredAccount, now: Date): Address | null {
  return addressOfAccount({
    email: isNew(own.emailSince, now) ? null : own.email,
    phone: isNew(own.phoneSince, now) ? null : own.phone,
  });
}

/** That an account has no address that is old enough to prove something. */
export function tooNew(): Refused {
  return new Refused('notPossibleNow', 500, 'code');
}

/**
 * Checks what someone shows to prove again that an account is theirs. A stolen sign-in is not enough for what cannot be undone.
 *
 * @returns the proof of a code, to be used up with what it is for; null for a password.
 * @throws {Refused} `pleaseEnterPassword` or `pleaseEnterVerificationCode` where nothing is shown, `verificationFailed` beside
 *   `currentPassword`, as `tryCode` does; `operationFailure` after too many passwords;
 *   `notPossibleNow` beside `code` where each address is too new.
 */
export async function proveAgain(
  db: Database,
  own: StoredAccount,
  { currentPassword, code }: Shown,
  caller: Caller,
  now: Date,
): Promise<Proof | null> {
  if (currentPassword !== undefined) {
    await consumeRateLimit(db, limits.passwordsByAccount, own.id, now);
    if (!(await isPassword(currentPassword, own.passwordHash))) {
      throw new Refused('verificationFailed', 500, 'currentPassword');
    }
    await forget(db, limits.passwordsByAccount, own.id);
    return null;
  }
  if (code !== undefined) {
    const address = provingAddressOf(own, now);
    if (!address) throw tooNew();
    return tryCode(db, { address, code, caller }, now);
  }
  if (own.passwordHash !== null) throw new Refused('pleaseEnterPassword', 500, 'currentPassword');
  throw new Refused('pleaseEnterVerificationCode', 500, 'code');
}
