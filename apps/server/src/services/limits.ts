import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { rateLimit } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { Refused } from './refused.ts';
import { hashOf } from './secret.ts';

/** How often something may be done by or for one somebody. */
interface Limit {
  name: string;
  most: number;
  /** Milliseconds from the first time until counting begins anew. */
  window: number;
}

const minute = 60_000;

/**
 * Generous to people, who share networks and mistype; with a code of 4 out of 30 characters and five tries
 * for each, ten codes an hour let somebody who guesses be right once in two years.
 */
export const limits = {
  codesForAddress: { name: 'codes for address', most: 10, window: 60 * minute },
  codesForNetwork: { name: 'codes for network', most: 60, window: 60 * minute },
  codeTriesFromNetwork: { name: 'code tries from network', most: 120, window: 60 * minute },
  passwordsForAddress: { name: 'passwords for address', most: 10, window: 15 * minute },
  passwordsFromNetwork: { name: 'passwords from network', most: 120, window: 60 * minute },
  // No owner needs more tries at the codes on a plate; a network may be a whole workshop's.
  wrongCodesForDevice: { name: 'wrong codes for device', most: 5, window: 15 * minute },
  wrongCodesFromNetwork: { name: 'wrong codes from network', most: 30, window: 60 * minute },
} as const satisfies Record<string, Limit>;

/**
 * Counts one more time, and lets it pass or not. Counting comes first, so that attempts at the same moment
 * count one by one. `whom` null is not counted.
 *
 * @throws {Refused} `operationFailure` when the limit is passed.
 */
export async function countOrRefuse(
  db: Database,
  limit: Limit,
  whom: string | null,
  now: Date,
): Promise<void> {
  if ((await count(db, limit, whom, now)) > limit.most) throw new Refused('operationFailure');
}

/** Counts one more time without judging. Gives the count, this one included; 0 for `whom` null. */
export async function count(db: Database, limit: Limit, whom: string | null, now: Date): Promise<number> {
  if (whom === null) return 0;
  const endsAt = new Date(now.getTime() + limit.window);
  const ended: SQL = lte(rateLimit.endsAt, now);
  const [row] = await db
    .insert(rateLimit)
    .values({ key: keyOf(limit, whom), count: 1, endsAt })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${ended} then 1 else ${rateLimit.count} + 1 end`,
        endsAt: sql`case when ${ended} then excluded.ends_at else ${rateLimit.endsAt} end`,
      },
    })
    .returning({ count: rateLimit.count });
  if (!row) throw new Error('The database counted without giving the count.');
  return row.count;
}

/** Whether nothing more may be done, without counting. `whom` null may always. */
export async function isUsedUp(db: Database, limit: Limit, whom: string | null, now: Date): Promise<boolean> {
  if (whom === null) return false;
  const [row] = await db
    .select({ count: rateLimit.count })
    .from(rateLimit)
    .where(and(eq(rateLimit.key, keyOf(limit, whom)), gt(rateLimit.endsAt, now)));
  return row !== undefined && row.count >= limit.most;
}

/** Begins counting anew, after somebody has shown who they are. */
export async function forget(db: Database, limit: Limit, whom: string): Promise<void> {
  await db.delete(rateLimit).where(eq(rateLimit.key, keyOf(limit, whom)));
}

function keyOf(limit: Limit, whom: string): string {
  return hashOf(`${limit.name} ${whom}`);
}
