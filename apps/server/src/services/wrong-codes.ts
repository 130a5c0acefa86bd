import type { Database } from '../db/store.ts';
import type { Network } from './caller.ts';
import { countWrong, firstUsedUp, limits, pairOf } from './limits.ts';
import type { LimitReached, Refused } from './refused.ts';

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
const counted = (serialKey: string, { accountId, network }: Trier) =>
  [
    [limits.wrongCodesForDeviceFromNetwork, pairOf(serialKey, network)],
    [limits.wrongCodesForDevice, serialKey],
    [limits.wrongCodesFromNetwork, network],
    [limits.wrongCodesByAccount, accountId],
  ] as const;

/** The limit of wrong codes that is used up, so that not even right ones are looked at; null where none is. */
export function triesUsedUp(
  db: Database,
  serialKey: string,
  trier: Trier,
  now: Date,
): Promise<LimitReached | null> {
  return firstUsedUp(db, counted(serialKey, trier), now);
}

/** Counts a serial number or codes that were wrong. Gives what may be said. */
export function countWrongTry(
  db: Database,
  serialKey: string,
  trier: Trier,
  refusal: Refused,
  now: Date,
): Promise<Refused> {
  return countWrong(db, counted(serialKey, trier), refusal, now);
}
