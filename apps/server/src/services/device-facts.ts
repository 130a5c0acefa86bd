import type { DeviceFacts, Language } from '@payload/api/contract';
import { eq } from 'drizzle-orm';
import { carePlan } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import type { Network } from './caller.ts';
import { findDevice, serviceEnd } from './devices.ts';
import { consumeRateLimit, limits } from './limits.ts';
import { noticesOfDevice } from './notices.ts';

/**
 * What may be known of the device with a serial number. Numbers that are asked about are counted: nobody is to walk through
 * them.
 *
 * @param accountId who is signed in, or null.
 * @param language of its notices.
 * @throws {Refused} `operationFailure` after too many from one network.
 */
export async function deviceFacts(
  db: Database,
  {
    serialNumber,
    accountId,
    language,
    network,
  }: { serialNumber: string; accountId: string | null; language: Language; network: Network },
  now: Date,
): Promise<DeviceFacts> {
  await consumeRateLimit(db, limits.serialLookupsFromNetwork, network, now);
  const found = await findDevice(db, serialNumber);
  if (!found) return { device: null };
  const { productCode, activatedAt, activatedBy, claimedBy } = found;
  const [plan] = await db.select().from(carePlan).where(eq(carePlan.serialNumber, found.serialNumber));
  const isOwner = accountId !== null && [activatedBy, claimedBy, plan?.accountId].includes(accountId);
  return {
    device: {
      serialNumber: found.serialNumber,
      productCode,
      isActivated: activatedAt !== null,
      notices: await noticesOfDevice(db, found, language),
      own: isOwner
        ? {
            activatedAt: activatedAt?.toISOString() ?? null,
            serviceUntil: serviceEnd(found)?.toISOString() ?? null,
            careUntil: plan?.endsAt.toISOString() ?? null,
          }
        : null,
    },
  };
}
