import type { Language, Notice, NoticeScope } from '@payload/api/contract';
import { and, asc, desc, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type device, notice, noticeScope, noticeSubscription } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import type { PrintedNotice } from '../papers/notice-paper.ts';

type StoredNotice = typeof notice.$inferSelect;

/**
 * Whether a serial number, as it is compared, lies within a range. Numbers of another length are others: `T90-011` does
 * not lie between `T90-01` and `T90-02`. By the bytes, whatever the database sorts by.
 */
export function liesWithin(serialKey: SQL, { from, to }: { from: SQL; to: SQL }): SQL {
  const [first, last] = [sql`replace(${from}, '-', '')`, sql`replace(${to}, '-', '')`];
  return sql`(length(${serialKey}) = length(${first}) and ${serialKey} collate "C" between ${first} and ${last})`;
}

/** The notices that hold, newest first: all, or those of one model. */
export async function publicNotices(
  db: Database,
  { product, language }: { product?: string | undefined; language: Language },
): Promise<Notice[]> {
  const rows = await heldNotices(
    db,
    product === undefined ? undefined : eq(noticeScope.productCode, product),
  );
  const scopesOf = await readScopes(db, rows);
  return rows.map((row) => publicNotice(row, scopesOf(row), language));
}

/** The notices that concern a device, newest first. */
export async function noticesOfDevice(
  db: Database,
  { productCode, serialKey }: Pick<typeof device.$inferSelect, 'productCode' | 'serialKey'>,
  language: Language,
): Promise<Notice[]> {
  const range = { from: sql`${noticeScope.serialFrom}`, to: sql`${noticeScope.serialTo}` };
  const rows = await heldNotices(
    db,
    and(
      eq(noticeScope.productCode, productCode),
      sql`(${noticeScope.serialFrom} is null or ${liesWithin(sql`${serialKey}::text`, range)})`,
    ),
  );
  const scopesOf = await readScopes(db, rows);
  return rows.map((row) => publicNotice(row, scopesOf(row), language));
}

/**
 * A notice for its paper, in one language, with when it was published.
 *
 * @returns `withdrawn` for one that holds no longer, null where there was never one with the number.
 */
export async function printedNotice(
  db: Database,
  number: string,
  language: Language,
): Promise<(PrintedNotice & { publishedAt: Date }) | 'withdrawn' | null> {
  const [found] = await db.select().from(notice).where(eq(notice.number, number));
  if (!found) return null;
  const { severity, texts, publishedAt, withdrawnAt } = found;
  if (withdrawnAt !== null) return 'withdrawn';
  const scopes = (await readScopes(db, [found]))(found);
  return { number, severity, ...texts[language], scopes, isPublished: true, publishedAt };
}

/** @param scope what one of its scopes has to be; without it any will do. */
async function heldNotices(db: Database, scope: SQL | undefined): Promise<StoredNotice[]> {
  const ofNotice = db
    .select({ found: sql`1` })
    .from(noticeScope)
    .where(and(eq(noticeScope.noticeNumber, notice.number), scope));
  return db
    .select()
    .from(notice)
    .where(and(isNull(notice.withdrawnAt), scope && exists(ofNotice)))
    .orderBy(desc(notice.publishedAt), desc(notice.number));
}

/** What each of some notices concerns, in the order it was written in. */
export async function readScopes(
  db: Database,
  rows: readonly Pick<StoredNotice, 'number'>[],
): Promise<(row: Pick<StoredNotice, 'number'>) => NoticeScope[]> {
  const numbers = rows.map(({ number }) => number);
  const found = numbers.length
    ? await db
        .select()
        .from(noticeScope)
        .where(inArray(noticeScope.noticeNumber, numbers))
        .orderBy(asc(noticeScope.position))
    : [];
  const byNotice = Map.groupBy(found, ({ noticeNumber }) => noticeNumber);
  return ({ number }) =>
    (byNotice.get(number) ?? []).map(({ productCode, serialFrom, serialTo }) => ({
      productCode,
      from: serialFrom,
      to: serialTo,
    }));
}

function publicNotice(
  { number, severity, texts, publishedAt }: StoredNotice,
  scopes: NoticeScope[],
  language: Language,
): Notice {
  return { number, severity, ...texts[language], publishedAt: publishedAt.toISOString(), scopes };
}

/** Whether an account is told of notices for its devices. */
export async function noticeChoice(db: Database, accountId: string): Promise<{ isWanted: boolean }> {
  const count = await db.$count(noticeSubscription, eq(noticeSubscription.accountId, accountId));
  return { isWanted: count > 0 };
}

/** Sets whether an account is told of notices for its devices, and in which language. */
export async function setNoticeChoice(
  db: Database,
  { accountId, isWanted, language }: { accountId: string; isWanted: boolean; language: Language },
  now: Date,
): Promise<{ isWanted: boolean }> {
  if (isWanted) {
    await db
      .insert(noticeSubscription)
      .values({ accountId, language, createdAt: now })
      .onConflictDoUpdate({ target: noticeSubscription.accountId, set: { language } });
  } else {
    await db.delete(noticeSubscription).where(eq(noticeSubscription.accountId, accountId));
  }
  return { isWanted };
}
