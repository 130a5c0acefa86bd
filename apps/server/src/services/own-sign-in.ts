import type { CodeSent, Language, OwnSignIn } from '@payload/api/contract';
import { DrizzleQueryError, eq, inArray } from 'drizzle-orm';
import { account, resetTicket } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { tellAccount } from './account-message.ts';
import { setPassword } from './accounts.ts';
import { type Address, addressOfAccount, masked } from './address.ts';
import type { Caller } from './caller.ts';
import { type CodeBudget, endCodesOf, sendCode, tryCode, useCode } from './codes.ts';
import { hashOfPassword } from './passwords.ts';
import { accountById, addressesOf, holdProven, proveAgain, type Shown } from './proven-again.ts';
import { Refused } from './refused.ts';
import type { Reach } from './request-message.ts';
import type { SignedInWith } from './sessions.ts';
import { refuseWeak } from './weak-passwords.ts';

/** By what an account is signed in to, its addresses with their middle hidden. */
export async function ownSignIn(db: Database, accountId: string): Promise<OwnSignIn> {
  const { email, phone, passwordHash } = await accountById(db, accountId);
  return {
    email: email && masked({ kind: 'email', value: email }),
    phone: phone && masked({ kind: 'phone', value: phone }),
    hasPassword: passwordHash !== null,
  };
}

/**
 * Sends a code to an account's own address.
 *
 * @throws {Refused} as `sendCode` does; `operationFailure` where nothing can be sent to it.
 */
export async function sendCodeToOwn(
  db: Database,
  accountId: string,
  { canSend, ...given }: { language: Language; caller: Caller; budget: CodeBudget } & Pick<Reach, 'canSend'>,
  now: Date,
): Promise<CodeSent> {
  const address = addressOfAccount(await accountById(db, accountId));
  if (!address || !canSend(address.kind === 'email' ? 'mail' : 'sms')) throw new Refused('operationFailure');
  return sendCode(db, { address, ...given }, now);
}

/**
 * Gives an account another password, or its first, and ends all its sign-ins but the one that asks; its addresses are told.
 *
 * @throws {Refused} as `refuseWeak` and `proveAgain` do.
 */
export async function changePassword(
  db: Database,
  { accountId, secret }: SignedInWith,
  { password, ...shown }: Shown & { password: string },
  { caller, language, reach }: { caller: Caller; language: Language; reach: Reach },
  now: Date,
): Promise<void> {
  const own = await accountById(db, accountId);
  // Before the code is looked at, which would be used up for nothing.
  for (const address of addressesOf(own)) refuseWeak(password, address);
  const proof = await proveAgain(db, own, shown, caller, now);
  const passwordHash = await hashOfPassword(password);
  await db.transaction(async (transaction) => {
    const addresses = addressesOf(await holdProven(transaction, own));
    if (proof) await useCode(transaction, proof, now);
    const values = addresses.map(({ value }) => value);
    await transaction.delete(resetTicket).where(inArray(resetTicket.address, values));
    await setPassword(
      transaction,
      { id: accountId, addresses: values, passwordHash, caller, kept: secret },
      now,
    );
    await tellAccount(transaction, addresses, { kind: 'passwordChanged' }, language, reach, now);
  });
}

/**
 * Gives an account another email address or phone number, or its first, once a code shows that it is the caller's. All that the
 * account was reached at before is told.
 *
 * @throws {Refused} `pleaseEnterPassword` beside `currentPassword` where the account has one, as `proveAgain` and `tryCode` do;
 *   `notPossibleNow` beside `account` for the address of another account, which only who has its code is told.
 */
export async function changeAddress(
  db: Database,
  accountId: string,
  {
    address,
    code,
    currentPassword,
  }: { address: Address; code: string; currentPassword?: string | undefined },
  { caller, language, reach }: { caller: Caller; language: Language; reach: Reach },
  now: Date,
): Promise<OwnSignIn> {
  const own = await accountById(db, accountId);
  if (own.passwordHash !== null) await proveAgain(db, own, { currentPassword }, caller, now);
  const proof = await tryCode(db, { address, code, caller }, now);
  const taken = new Refused('notPossibleNow', 500, 'account');
  const [holder] = await db.select().from(account).where(eq(account[address.kind], address.value));
  if (holder && holder.id !== accountId) throw taken;
  try {
    await db.transaction(async (transaction) => {
      const held = await holdProven(transaction, own);
      const replaced = held[address.kind];
      await useCode(transaction, proof, now);
      await transaction
        .update(account)
        .set({ [address.kind]: address.value })
        .where(eq(account.id, accountId));
      if (replaced === address.value) return;
      if (replaced !== null) {
        await transaction.delete(resetTicket).where(eq(resetTicket.address, replaced));
        await endCodesOf(transaction, [replaced], now);
      }
      const kind = address.kind === 'email' ? 'emailChanged' : 'phoneChanged';
      await tellAccount(transaction, addressesOf(held), { kind, to: address.value }, language, reach, now);
    });
  } catch (error) {
    // Somebody has registered it since it was looked at.
    if (isUniqueViolation(error)) throw taken;
    throw error;
  }
  return ownSignIn(db, accountId);
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
