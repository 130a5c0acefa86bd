import type { Language } from '@payload/api/contract';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import {
  account,
  carePlan,
  carePlanUndone,
  device,
  outbox,
  resetTicket,
  serviceRequest,
  staff,
  verificationCode,
} from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { notifyAccount } from './account-message.ts';
import type { Caller } from './caller.ts';
import { useCode } from './codes.ts';
import { deletedAccount } from './ids.ts';
import { withoutPerson } from './personal-fields.ts';
import { accountById, addressesOf, holdProven, proveAgain, type Shown } from './proven-again.ts';
import { Refused } from './refused.ts';
import type { Reach } from './request-message.ts';
import { customer } from './request-status.ts';
import { noteSecurity } from './security-log.ts';
import { giveUpFilesOf } from './uploads.ts';

/**
 * Deletes an account, at once and for good. With it go sign-ins, addresses, password, saved details, files, and who a request, a
 * device or a care plan belonged to. What was done about a device stays with the device, of nobody. The addresses are told and
 * can be registered again.
 *
 * @throws {Refused} as `proveAgain` does; `notPossibleNow` beside `requests` while one has not ended, for whose it is could not be
 *   asked; beside `staff` for someone who may use the desk.
 */
export async function deleteAccount(
  db: Database,
  accountId: string,
  shown: Shown,
  { caller, language, reach }: { caller: Caller; language: Language; reach: Reach },
  now: Date,
): Promise<void> {
  const own = await accountById(db, accountId);
  const proof = await proveAgain(db, own, shown, caller, now);
  await db.transaction(async (transaction) => {
    // Whoever writes something down for this account holds it, and is waited for; whoever comes later finds it gone.
    const addresses = addressesOf(await holdProven(transaction, own));
    const ofRequest = eq(serviceRequest.accountId, accountId);
    if ((await transaction.$count(staff, and(eq(staff.accountId, accountId), isNull(staff.leftAt)))) > 0) {
      throw new Refused('notPossibleNow', 500, 'staff');
    }
    if (
      (await transaction.$count(serviceRequest, and(ofRequest, ne(serviceRequest.waitsFor, 'nobody')))) > 0
    ) {
      throw new Refused('notPossibleNow', 500, 'requests');
    }
    if (proof) await useCode(transaction, proof, now);

    await giveUpFilesOf(transaction, accountId);
    await transaction
      .update(serviceRequest)
      .set({
        accountId: deletedAccount,
        ...withoutPerson,
      })
      .where(ofRequest);
    await transaction
      .update(carePlan)
      .set({ accountId: deletedAccount, contact: '', phone: '' })
      .where(eq(carePlan.accountId, accountId));
    await transaction
      .update(carePlanUndone)
      .set({ accountId: deletedAccount })
      .where(eq(carePlanUndone.accountId, accountId));
    await transaction.update(device).set({ activatedBy: null }).where(eq(device.activatedBy, accountId));
    await transaction
      .update(device)
      .set({ claimedBy: null, claimedAt: null })
      .where(eq(device.claimedBy, accountId));

    const values = addresses.map(({ value }) => value);
    await transaction.delete(verificationCode).where(inArray(verificationCode.address, values));
    await transaction.delete(resetTicket).where(inArray(resetTicket.address, values));
    await transaction.delete(outbox).where(inArray(outbox.recipient, values));
    // Sign-ins, known browsers and saved details go with it.
    await transaction.delete(account).where(eq(account.id, accountId));
    await notifyAccount(transaction, addresses, { kind: 'deleted' }, language, reach, now);
    const { network } = caller;
    await noteSecurity(transaction, { act: 'account deleted', actor: customer, accountId, network }, now);
  });
}
