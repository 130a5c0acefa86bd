import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { rateLimit } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import type { Network } from './caller.ts';
import { latestEnd } from './clock.ts';
import { LimitReached } from './refused.ts';
import { hashOf } from './secret.ts';

/** How often something may be done by or for one someone. */
export interface Limit {
  /** Under this it is counted, and shown to a monitoring system. */
  name: string;
  most: number;
  /** Milliseconds from the first time until counting begins again. */
  window: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Generous to people, who share networks and mistype. What strangers could use up for someone else is counted for
 * each network, and again over all of them with a higher limit, which a known browser of the owner is not held to.
 * With a code of 4 out of 30 characters, fifty tries an hour let someone who guesses be right once in two years.
 */
export const limits = {
  codesForAddressFromNetwork: { name: 'codes_for_address_from_network', most: 10, window: hour },
  codesForAddress: { name: 'codes_for_address', most: 20, window: hour },
  codesForKnownBrowser: { name: 'codes_for_known_browser', most: 10, window: hour },
  codesFromNetwork: { name: 'codes_from_network', most: 60, window: hour },
  // The rest of these are settings; what stands here are their defaults.
  codesFromWideNetwork: { name: 'codes_from_wide_network', most: 240, window: hour },
  sms: { name: 'sms', most: 600, window: hour },
  mail: { name: 'mail', most: 3000, window: hour },

  triesAtCodeFromNetwork: { name: 'tries_at_code_from_network', most: 5, window: 5 * minute },
  triesAtCode: { name: 'tries_at_code', most: 10, window: 5 * minute },
  codeTriesForAddress: { name: 'code_tries_for_address', most: 50, window: hour },
  codeTriesFromNetwork: { name: 'code_tries_from_network', most: 120, window: hour },

  passwordsForAddressFromNetwork: {
    name: 'passwords_for_address_from_network',
    most: 10,
    window: 15 * minute,
  },
  passwordsForAddress: { name: 'passwords_for_address', most: 100, window: hour },
  passwordsFromKnownBrowser: { name: 'passwords_from_known_browser', most: 10, window: 15 * minute },
  // Who is signed in proves it again before what cannot be undone; nobody else can use these up.
  passwordsByAccount: { name: 'passwords_by_account', most: 10, window: 15 * minute },
  passwordsFromNetwork: { name: 'passwords_from_network', most: 120, window: hour },

  // No owner needs more tries at the codes on a plate; a network may be a whole workshop's.
  wrongCodesForDeviceFromNetwork: {
    name: 'wrong_codes_for_device_from_network',
    most: 5,
    window: 15 * minute,
  },
  wrongCodesForDevice: { name: 'wrong_codes_for_device', most: 50, window: 15 * minute },
  wrongCodesByAccount: { name: 'wrong_codes_by_account', most: 30, window: hour },
  wrongCodesFromNetwork: { name: 'wrong_codes_from_network', most: 30, window: hour },
  // Who follows a request has its number before them; a dealer follows a dozen.
  wrongFollowsForNumberFromNetwork: {
    name: 'wrong_follows_for_number_from_network',
    most: 5,
    window: 15 * minute,
  },
  wrongFollowsForNumber: { name: 'wrong_follows_for_number', most: 50, window: 15 * minute },
  wrongFollowsFromNetwork: { name: 'wrong_follows_from_network', most: 30, window: hour },
  // With six digits and three of them right, someone who has the password is right once in thirteen years.
  wrongSecondFactors: { name: 'wrong_second_factors', most: 5, window: 10 * minute },
  // A form asks once for each number someone has finished typing.
  serialLookupsFromNetwork: { name: 'serial_lookups_from_network', most: 60, window: hour },

  ownDataByAccount: { name: 'own_data_by_account', most: 20, window: hour },

  repliesByAccount: { name: 'replies_by_account', most: 60, window: day },

  // These are settings too.
  requestsByAccount: { name: 'requests_by_account', most: 20, window: day },
  requestsFromNetwork: { name: 'requests_from_network', most: 200, window: day },
  filesByAccount: { name: 'files_by_account', most: 100, window: day },
  filesFromNetwork: { name: 'files_from_network', most: 1000, window: day },
  kibibytesByAccount: { name: 'kibibytes_by_account', most: 512_000, window: day },
  kibibytesFromNetwork: { name: 'kibibytes_from_network', most: 5_120_000, window: day },
} as const satisfies Record<string, Limit>;

/** Whom a limit counts that is for one thing and one network. This machine itself, which is no network, counts as one. */
export function pairOf(subject: string, network: Network): string {
  return `${subject} ${network ?? 'this machine'}`;
}

/**
 * Counts `amount` more, and lets it pass or not. Counting comes first, so that attempts at the same moment
 * count one by one. `whom` null is not counted.
 *
 * @throws {LimitReached} `operationFailure` when the limit is passed.
 */
export async function consumeRateLimit(
  db: Database,
  limit: Limit,
  subject: string | null,
  now: Date,
  amount = 1,
): Promise<void> {
  if ((await count(db, limit, subject, now, amount)) > limit.most) throw new LimitReached(limit);
}

/** A limit, and whom it counts; null is not counted. */
export type Counted = readonly [limit: Limit, subject: string | null];

/**
 * Counts one more against each of several limits, one after the other: of who is refused for one, the next ones count nothing.
 * Those of whoever asks stand first, so that nobody uses up what is shared once their own is.
 *
 * @throws {LimitReached} as `consumeRateLimit` does.
 */
export async function countEachOrRefuse(db: Database, several: readonly Counted[], now: Date): Promise<void> {
  for (const [limit, subject] of several) await consumeRateLimit(db, limit, subject, now);
}

/**
 * Counts `amount` more without judging. Gives the count, this included; 0 for `whom` null. A count ends at 2^31 - 1,
 * so bytes are counted in KiB.
 */
export async function count(
  db: Database,
  limit: Limit,
  subject: string | null,
  now: Date,
  amount = 1,
): Promise<number> {
  if (subject === null) return 0;
  const endsAt = new Date(now.getTime() + limit.window);
  const latest = latestEnd(now, limit.window);
  const ended: SQL = sql`(${lte(rateLimit.endsAt, now)} or ${gt(rateLimit.endsAt, latest)})`;
  const added = sql`least(${rateLimit.count}::bigint + ${amount}::bigint, 2147483647)::integer`;
  const [row] = await db
    .insert(rateLimit)
    .values({ key: keyOf(limit, subject), count: amount, endsAt })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${ended} then excluded.count else ${added} end`,
        endsAt: sql`case when ${ended} then excluded.ends_at else ${rateLimit.endsAt} end`,
      },
    })
    .returning({ count: rateLimit.count });
  if (!row) throw new Error('The database counted without giving the count.');
  return row.count;
}

/** Begins counting again, after someone has shown who they are. */
export async function forget(db: Database, limit: Limit, subject: string): Promise<void> {
  await db.delete(rateLimit).where(eq(rateLimit.key, keyOf(limit, subject)));
}

/** Takes one back that was counted against each limit and then turned out to be right, and leaves those of others. */
export async function takeBack(db: Database, ...several: readonly Counted[]): Promise<void> {
  const keys = several.flatMap(([limit, subject]) => (subject === null ? [] : [keyOf(limit, subject)]));
  if (keys.length === 0) return;
  await db
    .update(rateLimit)
    .set({ count: sql`${rateLimit.count} - 1` })
    .where(and(inArray(rateLimit.key, keys), gt(rateLimit.count, 0)));
}

/** What a counter is called in the database. */
export function keyOf(limit: Limit, subject: string): string {
  return hashOf(`${limit.name} ${subject}`);
}
