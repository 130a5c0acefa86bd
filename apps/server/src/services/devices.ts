import { createHash, timingSafeEqual } from 'node:crypto';
import type { Activation, CarePlan } from '@payload/api/contract';
import { eq } from 'drizzle-orm';
import { carePlan, device } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { count, isUsedUp, limits } from './limits.ts';
import { Refused } from './refused.ts';

/** Milliseconds after its activation in which a device can be bound (specification, section 9). */
const bindingTime = 72 * 3600_000;

/** Who activates, and from where. */
export interface Activator {
  /** Null where nobody is signed in. */
  accountId: string | null;
  /** Whose wrong codes are counted together; null where they are not. */
  network: string | null;
}

/** What is printed on a device and its papers, as the contract tidies it. */
export interface DeviceCodes {
  serialNumber: string;
  verificationCode: string;
  activationCode: string;
}

/**
 * Activates a device, once; the right codes again give the same activation. It is on the disk when this
 * resolves.
 *
 * @throws {Refused} `checkFail` for codes that do not belong together, `operationFailure` after too many of
 *   them, also for right ones.
 */
export async function activate(
  db: Database,
  codes: DeviceCodes,
  { accountId, network }: Activator,
  now: Date,
): Promise<Activation> {
  const { serialNumber } = codes;
  if (await isUsedUp(db, limits.wrongCodesFromNetwork, network, now)) throw new Refused('operationFailure');

  const outcome = await db.transaction(async (transaction) => {
    // All who try this device stand in line here: no guess gets past the count by coming at the same moment.
    const [found] = await transaction
      .select()
      .from(device)
      .where(eq(device.serialNumber, serialNumber))
      .for('update');
    if (await isUsedUp(transaction, limits.wrongCodesForDevice, serialNumber, now)) return 'operationFailure';
    if (!found || !matches(found, codes)) {
      await count(transaction, limits.wrongCodesForDevice, serialNumber, now);
      await count(transaction, limits.wrongCodesFromNetwork, network, now);
      return 'checkFail';
    }
    const activatedAt = found.activatedAt ?? now;
    if (!found.activatedAt) {
      await transaction
        .update(device)
        .set({ activatedAt, activatedBy: accountId })
        .where(eq(device.serialNumber, serialNumber));
    }
    return { ...found, activatedAt };
  });
  // Refused only here, for a refusal inside would undo the count.
  if (typeof outcome === 'string') throw new Refused(outcome);
  const { productCode, activatedAt, serviceHours } = outcome;
  return {
    serialNumber,
    productCode,
    activatedAt: activatedAt.toISOString(),
    serviceHours,
    bindBefore: new Date(activatedAt.getTime() + bindingTime).toISOString(),
  };
}

/** Compares in a time that tells nothing about how much of a code is right. */
function matches(found: DeviceCodes, codes: DeviceCodes): boolean {
  const digest = ({ verificationCode, activationCode }: DeviceCodes) =>
    createHash('sha256').update(`${verificationCode} ${activationCode}`).digest();
  return timingSafeEqual(digest(found), digest(codes));
}

/**
 * Enrols an activated device in the care plan for a year. The same account asking again gets the same plan.
 *
 * @throws {Refused} `checkFail` when there is no such device, it is not activated, or another account has
 *   enrolled it.
 */
export async function enrolInCare(
  db: Database,
  { serialNumber, contact, phone }: { serialNumber: string; contact: string; phone: string },
  accountId: string,
  now: Date,
): Promise<CarePlan> {
  const [found] = await db.select().from(device).where(eq(device.serialNumber, serialNumber));
  if (!found?.activatedAt) throw new Refused('checkFail', 500, 'serialNumber');
  const { productCode } = found;
  const endsAt = new Date(now);
  endsAt.setUTCFullYear(endsAt.getUTCFullYear() + 1);
  await db
    .insert(carePlan)
    .values({ serialNumber, productCode, accountId, contact, phone, startsAt: now, endsAt })
    .onConflictDoNothing();
  const [plan] = await db.select().from(carePlan).where(eq(carePlan.serialNumber, serialNumber));
  if (plan?.accountId !== accountId) throw new Refused('checkFail', 500, 'serialNumber');
  return {
    serialNumber,
    productCode: plan.productCode,
    startsAt: plan.startsAt.toISOString(),
    endsAt: plan.endsAt.toISOString(),
  };
}
