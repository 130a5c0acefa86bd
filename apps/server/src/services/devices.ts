import { createHash, timingSafeEqual } from 'node:crypto';
import { type Activation, lettersAndDigits } from '@payload/api/contract';
import { eq } from 'drizzle-orm';
import { device } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { Refused } from './refused.ts';
import { countWrongTry, type Trier, triesUsedUp } from './wrong-codes.ts';

/** Milliseconds after its activation in which a device can be bound (specification, section 9). */
export const bindingTime = 72 * 3600_000;

/** What is printed on a device and its papers, as the contract tidies it. */
interface DeviceCodes {
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
  activator: Trier,
  now: Date,
): Promise<Activation> {
  const serialKey = lettersAndDigits(codes.serialNumber);
  // Before anybody stands in line, so that a flood of guesses holds no connections.
  const early = await triesUsedUp(db, serialKey, activator, now);
  if (early) throw early;

  const outcome = await db.transaction(async (transaction) => {
    // All who try this device stand in line here: no guess gets past the count by coming at the same moment.
    const [found] = await transaction
      .select()
      .from(device)
      .where(eq(device.serialKey, serialKey))
      .for('update');
    const reached = await triesUsedUp(transaction, serialKey, activator, now);
    if (reached) return reached;
    if (!found || !matches(found, codes)) {
      return countWrongTry(transaction, serialKey, activator, new Refused('checkFail'), now);
    }
    const activatedAt = found.activatedAt ?? now;
    if (!found.activatedAt) {
      await transaction
        .update(device)
        .set({ activatedAt, activatedBy: activator.accountId })
        .where(eq(device.serialKey, serialKey));
    }
    return { ...found, activatedAt };
  });
  // Refused only here, for a refusal inside would undo the count.
  if (outcome instanceof Refused) throw outcome;
  const { serialNumber, productCode, activatedAt, serviceHours } = outcome;
  return {
    serialNumber,
    productCode,
    activatedAt: activatedAt.toISOString(),
    serviceHours,
    bindBefore: new Date(activatedAt.getTime() + bindingTime).toISOString(),
  };
}

/** When the service of a device ends whose hours run from its activation; null before that. */
export function serviceEnd({
  activatedAt,
  serviceHours,
}: Pick<typeof device.$inferSelect, 'activatedAt' | 'serviceHours'>): Date | null {
  return activatedAt && new Date(activatedAt.getTime() + serviceHours * 3600_000);
}

/** Compares in a time that tells nothing about how much of a code is right. */
export function matches(
  found: Omit<DeviceCodes, 'serialNumber'>,
  codes: Omit<DeviceCodes, 'serialNumber'>,
): boolean {
  const digest = ({ verificationCode, activationCode }: Omit<DeviceCodes, 'serialNumber'>) =>
    createHash('sha256')
      .update(`${lettersAndDigits(verificationCode)} ${lettersAndDigits(activationCode)}`)
      .digest();
  return timingSafeEqual(digest(found), digest(codes));
}

/** The device with a serial number, however that is written; undefined where the registry has none. */
export async function findDevice(
  db: Database,
  serialNumber: string,
): Promise<typeof device.$inferSelect | undefined> {
  const [found] = await db
    .select()
    .from(device)
    .where(eq(device.serialKey, lettersAndDigits(serialNumber)));
  return found;
}
