import { eq } from 'drizzle-orm';
import { account } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { type Address, addressOfAccount } from './address.ts';
import type { Caller } from './caller.ts';
import { type Proof, tryCode } from './codes.ts';
import { countOrRefuse, forget, limits } from './limits.ts';
import { isPassword } from './passwords.ts';
import { Refused } from './refused.ts';

type StoredAccount = typeof account.$inferSelect;

/** What somebody who is signed in shows to prove again who they are: a password, a code, or nothing yet. */
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
export async function holdAccount(
  db: Database,
  accountId: string,
  strength: 'key share' | 'update' = 'key share',
): Promise<StoredAccount> {
  const [held] = await db.select().from(account).where(eq(account.id, accountId)).for(strength);
  if (!held) throw new Refused('pleaseLogInFirst', 401);
  return held;
}

/**
 * As `holdAccount`, for a change that somebody proved to be theirs before the transaction: it is refused where the password was
 * changed since, for who only knows the old one is no longer trusted.
 *
 * @param own the account as it was when `proveAgain` was asked.
 * @throws {Refused} as `accountById` does; `verificationFailed` beside `currentPassword`.
 */
export async function holdProven(db: Database, own: StoredAccount): Promise<StoredAccount> {
  const held = await holdAccount(db, own.id, 'update');
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
 * Checks what somebody shows to prove again that an account is theirs. A stolen sign-in is not enough for what cannot be undone.
 *
 * @returns the proof of a code, to be used up with what it is for; null for a password.
 * @throws {Refused} `pleaseEnterPassword` or `pleaseEnterVerificationCode` where nothing is shown, `verificationFailed` beside
 *   `currentPassword`, as `tryCode` does; `operationFailure` after too many passwords.
 */
export async function proveAgain(
  db: Database,
  own: StoredAccount,
  { currentPassword, code }: Shown,
  caller: Caller,
  now: Date,
): Promise<Proof | null> {
  if (currentPassword !== undefined) {
    await countOrRefuse(db, limits.passwordsByAccount, own.id, now);
    if (!(await isPassword(currentPassword, own.passwordHash))) {
      throw new Refused('verificationFailed', 500, 'currentPassword');
    }
    await forget(db, limits.passwordsByAccount, own.id);
    return null;
  }
  const address = addressOfAccount(own);
  if (code !== undefined && address) return tryCode(db, { address, code, caller }, now);
  if (own.passwordHash !== null) throw new Refused('pleaseEnterPassword', 500, 'currentPassword');
  throw new Refused('pleaseEnterVerificationCode', 500, 'code');
}
