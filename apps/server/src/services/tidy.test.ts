import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rateLimit } from '../db/schema.ts';
import { databaseKinds } from '../testing/databases.ts';
import { deleteExpiredCodes } from './tidy.ts';

const counters = 2000;
const endsAt = new Date('2026-01-31T09:00:00Z');

it('keeps the embedded database as small as it was, however many counters come and go', async () => {
  const [embedded] = databaseKinds;
  if (!embedded) throw new Error('There is no kind of database.');
  const { store, dispose } = await embedded.open();
  await store.prepare(async () => {});
  const sizes: number[] = [];
  for (let round = 0; round < 4; round++) {
    await store.db.execute(
      sql`insert into rate_limit (key, count, ends_at)
          select md5(${round}::text || place) || md5(place::text), 1, ${endsAt.toISOString()}::timestamptz
            from generate_series(1, ${counters}::integer) as place`,
    );
    await deleteExpiredCodes(store.db, endsAt);
    await store.vacuum();
    const [row] = await store.db
      .select({ bytes: sql<number>`pg_total_relation_size('rate_limit')::integer` })
      .from(sql`(select 1) as one`);
    sizes.push(row?.bytes ?? 0);
  }
  expect(await store.db.$count(rateLimit)).toBe(0);
  console.log(`bytes after each ${counters} counters: ${sizes.join(', ')}`);
  // The second round still takes room beside that of the first; without a vacuum each one does.
  expect(sizes.at(-1)).toBeLessThan(1.25 * (sizes[1] ?? 0));
  await dispose();
});
