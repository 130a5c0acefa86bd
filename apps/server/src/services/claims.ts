import { type Claimed, type claimDevice as claimDeviceCall, lettersAndDigits } from '@payload/api/contract';
import { eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { carePlan, device, deviceEvent } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { matches } from './devices.ts';
import { deletedAccount } from './ids.ts';
import { holdAccount } from './proven-again.ts';
import { Refused } from './refused.ts';
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
    await holdAccount(transaction, accountId);
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
