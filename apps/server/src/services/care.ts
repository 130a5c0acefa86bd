import { type activateCare, type CarePlan, lettersAndDigits } from '@payload/api/contract';
import { and, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { carePlan, carePlanUndone, device, deviceEvent } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import type { Actor } from './actor.ts';
import { findDevice, matches } from './devices.ts';
import { deletedAccount } from './ids.ts';
import { lockAccount } from './proven-again.ts';
import { Refused } from './refused.ts';
import { countWrongTry, type Trier, triesUsedUp } from './wrong-codes.ts';

/** An enrolment as the contract has tidied it. */
type Enrolment = InferOutput<(typeof activateCare)['body']>;

type Device = typeof device.$inferSelect;
type StoredPlan = typeof carePlan.$inferSelect;

/**
 * Enrols an activated device in the care plan for a year. The same account asking again gets the same plan.
 *
 * The device is the caller's where they activated or claimed it. Where someone else did, or nobody was signed in, the
 * codes of its label have to show that they have it; one that nobody was noted with is then theirs.
 *
 * @throws {Refused} `checkFail` beside the serial number when there is no such device or it is not activated,
 *   `pleaseEnterVerificationCode` or `cannotBeEmpty` beside a code that is needed, `checkFail` for codes that do
 *   not belong to it, `coveredByAnotherAccount` beside the serial number when another account has enrolled it, `ofAnotherAccount`
 *   beside it when another account has claimed it,
 *   `operationFailure` after too many of the first three, which all count alike.
 */
export async function enrolInCare(
  db: Database,
  enrolment: Enrolment,
  caller: Trier & { accountId: string },
  now: Date,
): Promise<CarePlan> {
  const serialKey = lettersAndDigits(enrolment.serialNumber);
  const { accountId } = caller;
  const outcome = await db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const [found] = await transaction
      .select()
      .from(device)
      .where(eq(device.serialKey, serialKey))
      .for('update');
    const isOwn = found?.activatedBy === accountId || found?.claimedBy === accountId;
    if (!isOwn) {
      const reached = await triesUsedUp(transaction, serialKey, caller, now);
      if (reached) return reached;
      const refusal = refusalOf(found, enrolment);
      if (refusal) return countWrongTry(transaction, serialKey, caller, refusal, now);
    }
    if (!found) throw new Error('A device that is not there is enrolled.');
    if (found.claimedBy !== null && found.claimedBy !== accountId) {
      // Who activated it may be a dealer; of two who both show the codes, a person tells whose it is.
      const own = and(eq(carePlan.serialNumber, found.serialNumber), eq(carePlan.accountId, accountId));
      const hasPlan = (await transaction.$count(carePlan, own)) > 0;
      if (!hasPlan) return new Refused('ofAnotherAccount', 500, 'serialNumber');
    }
    if (found.activatedBy === null) {
      await transaction.update(device).set({ activatedBy: accountId }).where(eq(device.serialKey, serialKey));
    }
    const plan = await planOf(transaction, found, enrolment, accountId, now);
    return plan.accountId === accountId ? plan : new Refused('coveredByAnotherAccount', 500, 'serialNumber');
  });
  // Refused only here, for a refusal inside would undo the count.
  if (outcome instanceof Refused) throw outcome;
  const { serialNumber, productCode, startsAt, endsAt } = outcome;
  return { serialNumber, productCode, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}

/** Why a device is not shown to be the caller's by what they sent; null where it is. */
function refusalOf(found: Device | undefined, enrolment: Enrolment): Refused | null {
  if (!found?.activatedAt) return new Refused('checkFail', 500, 'serialNumber');
  const { verificationCode, activationCode } = enrolment;
  if (verificationCode === undefined) {
    return new Refused('pleaseEnterVerificationCode', 500, 'verificationCode');
  }
  if (activationCode === undefined) return new Refused('cannotBeEmpty', 500, 'activationCode');
  return matches(found, { verificationCode, activationCode }) ? null : new Refused('checkFail');
}

/** The plan a device has, which begins now where it had none. */
async function planOf(
  db: Database,
  { serialNumber, productCode }: Device,
  { serialNumber: _typed, verificationCode: _code, activationCode: _card, ...person }: Enrolment,
  accountId: string,
  now: Date,
): Promise<StoredPlan> {
  const endsAt = new Date(now);
  endsAt.setUTCFullYear(endsAt.getUTCFullYear() + 1);
  await db
    .insert(carePlan)
    .values({ serialNumber, productCode, accountId, ...person, startsAt: now, endsAt })
    .onConflictDoNothing();
  // One whose account was deleted goes on with its dates, for who has the device now.
  await db
    .update(carePlan)
    .set({ accountId, ...person })
    .where(and(eq(carePlan.serialNumber, serialNumber), eq(carePlan.accountId, deletedAccount)));
  const [plan] = await db.select().from(carePlan).where(eq(carePlan.serialNumber, serialNumber));
  if (!plan) throw new Error('The database took a care plan and does not find it.');
  return plan;
}

/**
 * Takes the care plan of a device away, and keeps of whom it was, who did it and why, for the staff.
 *
 * @returns the plan there was, or null.
 */
export async function undoCare(
  db: Database,
  serialNumber: string,
  by: { reason: string } & Actor,
  now: Date,
): Promise<StoredPlan | null> {
  return db.transaction(async (transaction) => {
    const found = await findDevice(transaction, serialNumber);
    if (!found) return null;
    const [plan] = await transaction
      .delete(carePlan)
      .where(eq(carePlan.serialNumber, found.serialNumber))
      .returning();
    if (!plan) return null;
    const { contact: _contact, phone: _phone, ...rest } = plan;
    await transaction.insert(carePlanUndone).values({ ...rest, undoneAt: now, reason: by.reason });
    await transaction
      .insert(deviceEvent)
      .values({ serialNumber: plan.serialNumber, kind: 'care', ...by, createdAt: now });
    return plan;
  });
}
