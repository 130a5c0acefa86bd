import type { DeskDevice } from '@payload/api/contract';
import { desc, eq, inArray } from 'drizzle-orm';
import { account, carePlan, carePlanUndone, device, deviceEvent } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
import { type Actor, actorOf, type Staff } from '../actor.ts';
import { addressOfAccount } from '../address.ts';
import { undoCare } from '../care.ts';
import { findDevice } from '../devices.ts';
import { Refused } from '../refused.ts';
import { requestsOfDevice } from './requests-of-device.ts';

/**
 * A device with its activation, its care plan, what staff took back of either, and the requests about it. Its codes are
 * left out: who looks after it needs none.
 *
 * @param typed a serial number, marks aside.
 * @throws {Refused} `operationFailure` beside the serial number where the registry has none.
 */
export async function deskDevice(db: Database, typed: string): Promise<DeskDevice> {
  const found = await findDevice(db, typed);
  if (!found) throw new Refused('operationFailure', 500, 'serialNumber');
  const {
    serialNumber,
    serialKey,
    productCode,
    serviceHours,
    activatedAt,
    activatedBy,
    claimedBy,
    claimedAt,
  } = found;
  const [[plan], events, plansUndone, requests] = await Promise.all([
    db.select().from(carePlan).where(eq(carePlan.serialNumber, serialNumber)),
    db
      .select()
      .from(deviceEvent)
      .where(eq(deviceEvent.serialNumber, serialNumber))
      .orderBy(desc(deviceEvent.id)),
    db.select().from(carePlanUndone).where(eq(carePlanUndone.serialNumber, serialNumber)),
    requestsOfDevice(db, serialKey),
  ]);
  const addressOf = await addressesOf(db, [activatedBy, claimedBy, plan?.accountId ?? null]);
  // A care plan that was ended in the terminal before names were kept has no event.
  const known = new Set(events.map(({ createdAt }) => createdAt.getTime()));
  const unnamed = plansUndone.filter(({ undoneAt }) => !known.has(undoneAt.getTime()));
  return {
    serialNumber,
    productCode,
    serviceHours,
    activatedAt: activatedAt?.toISOString() ?? null,
    account: addressOf(activatedBy),
    claim: claimedAt && { at: claimedAt.toISOString(), account: addressOf(claimedBy) },
    plan: plan
      ? {
          startsAt: plan.startsAt.toISOString(),
          endsAt: plan.endsAt.toISOString(),
          account: addressOf(plan.accountId),
          contact: plan.contact,
          phone: plan.phone,
        }
      : null,
    undone: [
      ...events.flatMap(({ kind, createdAt, reason, actor }) =>
        kind === 'claim' || kind === 'release'
          ? []
          : [{ what: kind, at: createdAt.toISOString(), reason, actor }],
      ),
      ...unnamed.map(({ undoneAt, reason }) => ({
        what: 'care' as const,
        at: undoneAt.toISOString(),
        reason,
        actor: null,
      })),
    ],
    owners: events.flatMap(({ kind, createdAt }) =>
      kind === 'claim' || kind === 'release' ? [{ what: kind, at: createdAt.toISOString() }] : [],
    ),
    requests,
  };
}

async function addressesOf(
  db: Database,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string | null> {
  const wanted = ids.filter((id) => id !== null);
  const accounts = wanted.length ? await db.select().from(account).where(inArray(account.id, wanted)) : [];
  const found = new Map(accounts.map((each) => [each.id, addressOfAccount(each)?.value ?? null]));
  return (id) => (id === null ? null : (found.get(id) ?? null));
}

/**
 * Takes the activation or the care plan of a device back. Who did it and why stays with the device.
 *
 * @throws {Refused} `notPossibleNow` where there is none to take back, and where a device is to be no longer activated that has
 *   a care plan; `operationFailure` for a serial number the registry does not have.
 */
export async function undoOfDevice(
  db: Database,
  {
    serialNumber: typed,
    what,
    reason,
  }: { serialNumber: string; what: 'activation' | 'care'; reason: string },
  staff: Staff,
  now: Date,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const found = await findDevice(transaction, typed);
    if (!found) throw new Refused('operationFailure', 500, 'serialNumber');
    const { serialNumber } = found;
    const by = { reason, ...actorOf(staff) };
    const isUndone =
      what === 'care'
        ? (await undoCare(transaction, serialNumber, by, now)) !== null
        : await undoActivation(transaction, serialNumber, by, now);
    if (!isUndone) throw new Refused('notPossibleNow', 500, 'what');
  });
}

/** @returns false where the device is not activated, or has a care plan, which ends first. */
async function undoActivation(
  db: Database,
  serialNumber: string,
  by: { reason: string } & Actor,
  now: Date,
): Promise<boolean> {
  const [locked] = await db.select().from(device).where(eq(device.serialNumber, serialNumber)).for('update');
  const plans = await db.$count(carePlan, eq(carePlan.serialNumber, serialNumber));
  if (!locked?.activatedAt || plans > 0) return false;
  await db
    .update(device)
    .set({ activatedAt: null, activatedBy: null, claimedBy: null, claimedAt: null })
    .where(eq(device.serialNumber, serialNumber));
  await db.insert(deviceEvent).values({ serialNumber, kind: 'activation', ...by, createdAt: now });
  return true;
}
