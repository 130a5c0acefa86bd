import {
  type Claimed,
  type claimDevice as claimDeviceCall,
  type Language,
  lettersAndDigits,
  type releaseDevice as releaseDeviceCall,
} from '@payload/api/contract';
import { and, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { carePlan, device, deviceEvent } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { notifyAccount } from './account-message.ts';
import { matches } from './devices.ts';
import { deletedAccount } from './ids.ts';
import { addressesOf, lockAccount } from './proven-again.ts';
import { Refused } from './refused.ts';
import type { Reach } from './request-message.ts';
import { customer } from './request-status.ts';
import { countWrongTry, type Trier, triesUsedUp } from './wrong-codes.ts';

/**
 * Puts a device among those of an account that shows the codes of its label. Who activated it stays noted, and so has it too: a
 * dealer cannot be told from a second owner.
 *
 * @throws {Refused} `checkFail` for codes that do not belong together, `operationFailure` after too many of them, also for right
 *   ones.
 */
export async function claimDevice(
  db: Database,
  codes: InferOutput<(typeof claimDeviceCall)['body']>,
  claimer: Trier & { accountId: string },
  now: Date,
): Promise<Claimed> {
  const serialKey = lettersAndDigits(codes.serialNumber);
  const { accountId } = claimer;
  // Before anybody stands in line, so that a flood of guesses holds no connections.
  const early = await triesUsedUp(db, serialKey, claimer, now);
  if (early) throw early;

  const outcome = await db.transaction(async (transaction): Promise<Claimed | Refused> => {
    await lockAccount(transaction, accountId);
    // All who try this device stand in line here: no guess gets past the count by coming at the same moment.
    const [found] = await transaction
      .select()
      .from(device)
      .where(eq(device.serialKey, serialKey))
      .for('update');
    const reached = await triesUsedUp(transaction, serialKey, claimer, now);
    if (reached) return reached;
    if (!found || !matches(found, codes)) {
      return countWrongTry(transaction, serialKey, claimer, new Refused('checkFail'), now);
    }
    const { serialNumber, productCode, activatedAt, activatedBy, claimedBy } = found;
    const came = (to: Claimed['outcome']): Claimed => ({ outcome: to, serialNumber, productCode });
    if (activatedAt === null) return came('notActivated');
    if (activatedBy === accountId || claimedBy === accountId) return came('claimed');
    const [plan] = await transaction.select().from(carePlan).where(eq(carePlan.serialNumber, serialNumber));
    const isPlanOfAnother =
      plan !== undefined && plan.accountId !== accountId && plan.accountId !== deletedAccount;
    if (claimedBy !== null || isPlanOfAnother) return came('ofAnother');
    await transaction
      .update(device)
      .set({ claimedBy: accountId, claimedAt: now })
      .where(eq(device.serialKey, serialKey));
    const reason = 'the codes of its label';
    await transaction
      .insert(deviceEvent)
      .values({ serialNumber, kind: 'claim', reason, actor: customer, createdAt: now });
    return came('claimed');
  });
  // Refused only here, for a refusal inside would undo the count.
  if (outcome instanceof Refused) throw outcome;
  return outcome;
}

/**
 * Takes a device out of an account that no longer has it. Activation, care plan and history stay with the device, of nobody, so that
 * whoever shows the codes of its label may claim it and go on with its plan. The account's addresses are told.
 *
 * @throws {Refused} `operationFailure` beside the serial number where the account does not have it.
 */
export async function releaseDevice(
  db: Database,
  { serialNumber: typed, accountId }: { serialNumber: string; accountId: string },
  { language, reach }: { language: Language; reach: Reach },
  now: Date,
): Promise<InferOutput<(typeof releaseDeviceCall)['reply']>> {
  return db.transaction(async (transaction) => {
    const addresses = addressesOf(await lockAccount(transaction, accountId));
    const [found] = await transaction
      .select()
      .from(device)
      .where(eq(device.serialKey, lettersAndDigits(typed)))
      .for('update');
    const serialNumber = found?.serialNumber ?? '';
    const ofOwnPlan = and(eq(carePlan.serialNumber, serialNumber), eq(carePlan.accountId, accountId));
    const hasPlan = (await transaction.$count(carePlan, ofOwnPlan)) > 0;
    if (!found || !(found.activatedBy === accountId || found.claimedBy === accountId || hasPlan)) {
      throw new Refused('operationFailure', 500, 'serialNumber');
    }
    await transaction
      .update(device)
      .set({
        activatedBy: found.activatedBy === accountId ? null : found.activatedBy,
        ...(found.claimedBy === accountId ? { claimedBy: null, claimedAt: null } : {}),
      })
      .where(eq(device.serialNumber, serialNumber));
    await transaction
      .update(carePlan)
      .set({ accountId: deletedAccount, contact: '', phone: '' })
      .where(ofOwnPlan);
    await transaction
      .insert(deviceEvent)
      .values({ serialNumber, kind: 'release', reason: 'given up', actor: customer, createdAt: now });
    const { productCode } = found;
    const news = { kind: 'deviceReleased', product: productCode, serial: serialNumber } as const;
    await notifyAccount(transaction, addresses, news, language, reach, now);
    return { serialNumber, productCode };
  });
}
