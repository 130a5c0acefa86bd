import { and, gt, inArray } from 'drizzle-orm';
import { rateLimit } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import type { Network } from './caller.ts';
import { latestEnd } from './clock.ts';
import { type Counted, count, keyOf, limits, pairOf } from './limits.ts';
import { LimitReached, type Refused } from './refused.ts';

/** Who tries the codes of a device, and from where. */
export interface Trier {
  /** Null where nobody is signed in. */
  accountId: string | null;
  network: Network;
}

/*
 * Strangers who try codes of a device use up what their own network may; what all of them may together is ten
 * times as much, so that they do not close the device for its owner.
 */
const counted = (serialKey: string, { accountId, network }: Trier): readonly Counted[] => [
  [limits.wrongCodesForDeviceFromNetwork, pairOf(serialKey, network)],
  [limits.wrongCodesForDevice, serialKey],
  [limits.wrongCodesFromNetwork, network],
  [limits.wrongCodesByAccount, accountId],
];

/**
 * The limit of wrong codes that is used up, so that not even right ones are looked at; null where none is. It only looks, so
 * whoever judges by it holds the device's row until what was wrong is counted: else all who come at one moment would be judged.
 */
export async function triesUsedUp(
  db: Database,
  serialKey: string,
  trier: Trier,
  now: Date,
): Promise<LimitReached | null> {
  const counters = counted(serialKey, trier).flatMap(([limit, subject]) =>
    subject === null ? [] : [{ limit, key: keyOf(limit, subject) }],
  );
  const keys = counters.map(({ key }) => key);
  const rows = await db
    .select()
    .from(rateLimit)
    .where(and(inArray(rateLimit.key, keys), gt(rateLimit.endsAt, now)));
  const found = counters.find(({ limit, key }) =>
    rows.some(
      (row) => row.key === key && row.count >= limit.most && row.endsAt <= latestEnd(now, limit.window),
    ),
  );
  return found ? new LimitReached(found.limit) : null;
}

/**
 * Counts a serial number or codes that were wrong.
 *
 * @param refusal what was wrong.
 * @returns what may be said: not the refusal to those past a limit who came at the same moment.
 */
export async function countWrongTry(
  db: Database,
  serialKey: string,
  trier: Trier,
  refusal: Refused,
  now: Date,
): Promise<Refused> {
  let error = refusal;
  for (const [limit, subject] of counted(serialKey, trier)) {
    if ((await count(db, limit, subject, now)) > limit.most) error = new LimitReached(limit);
  }
  return error;
}
