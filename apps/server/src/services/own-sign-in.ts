import type { CodeSent, Language, OwnSignIn } from '@payload/api/contract';
import { eq, inArray } from 'drizzle-orm';
import { addressChange, resetTicket } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { notifyAccount } from './account-message.ts';
import { setPassword } from './accounts.ts';
import { masked } from './address.ts';
import type { Caller } from './caller.ts';
import { type CodeBudget, sendCode, useCode } from './codes.ts';
import { hashOfPassword } from './passwords.ts';
import {
  accountById,
  addressesOf,
  holdProven,
  proveAgain,
  provingAddressOf,
  type Shown,
  tooNew,
} from './proven-again.ts';
import { Refused } from './refused.ts';
import type { Reach } from './request-message.ts';
import type { SignedInWith } from './sessions.ts';
import { refuseWeak } from './weak-passwords.ts';

/** By what an account is signed in to, its addresses with their middle hidden. */
export async function ownSignIn(db: Database, accountId: string, now: Date): Promise<OwnSignIn> {
  const own = await accountById(db, accountId);
  const { email, phone, passwordHash } = own;
  const [waiting] = await db.select().from(addressChange).where(eq(addressChange.accountId, accountId));
  const proving = provingAddressOf(own, now);
  return {
    email: email && masked({ kind: 'email', value: email }),
    phone: phone && masked({ kind: 'phone', value: phone }),
    hasPassword: passwordHash !== null,
    proves: proving && masked(proving),
    pending: waiting
      ? {
          kind: waiting.kind,
          to: masked({ kind: waiting.kind, value: waiting.address }),
          takesEffectAt: waiting.takesEffectAt.toISOString(),
        }
      : null,
  };
}

/**
 * Sends a code to an account's own address.
 *
 * @throws {Refused} as `sendCode` does; `operationFailure` where nothing can be sent to it, `notPossibleNow` beside `code` where
 *   each is too new.
 */
export async function sendCodeToOwn(
  db: Database,
  accountId: string,
  { canSend, ...given }: { language: Language; caller: Caller; budget: CodeBudget } & Pick<Reach, 'canSend'>,
  now: Date,
): Promise<CodeSent> {
  const address = provingAddressOf(await accountById(db, accountId), now);
  if (!address) throw tooNew();
  if (!canSend(address.kind === 'email' ? 'mail' : 'sms')) throw new Refused('operationFailure');
  return sendCode(db, { address, ...given }, now);
}

/**
 * Gives an account another password, or its first, and ends all its sign-ins but the one that asks; its addresses are told.
 *
 * @throws {Refused} as `refuseWeak` and `proveAgain` do.
 */
export async function changePassword(
  db: Database,
  { accountId, sessionId }: SignedInWith,
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
      { id: accountId, addresses: values, passwordHash, caller, kept: sessionId },
      now,
    );
    await notifyAccount(transaction, addresses, { kind: 'passwordChanged' }, language, reach, now);
  });
}
