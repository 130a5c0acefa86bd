import type { Database } from '../db/store.ts';
import { count, type Limit, limits } from './limits.ts';
import { LimitReached } from './refused.ts';

/** What an account may send within a day. */
export interface Quotas {
  requests: number;
  files: number;
  megabytes: number;
}

/** Whose quotas are used: an account's, and those of the network it comes from. */
export interface QuotaSubject {
  accountId: string;
  /** Null where networks are not counted. */
  network: string | null;
}

/** A workshop or a dealer has many accounts behind one address. */
const accountsOfNetwork = 10;

const kibibytesOf = (bytes: number) => Math.ceil(bytes / 1024);

type Spent = readonly [limit: Limit, subject: string | null, amount: number];

function ofRequest({ requests }: Quotas, { accountId, network }: QuotaSubject): Spent[] {
  return [
    [{ ...limits.requestsByAccount, most: requests }, accountId, 1],
    [{ ...limits.requestsFromNetwork, most: accountsOfNetwork * requests }, network, 1],
  ];
}

function ofFile({ files, megabytes }: Quotas, { accountId, network }: QuotaSubject, bytes: number): Spent[] {
  const [most, amount] = [megabytes * 1024, kibibytesOf(bytes)];
  return [
    [{ ...limits.filesByAccount, most: files }, accountId, 1],
    [{ ...limits.filesFromNetwork, most: accountsOfNetwork * files }, network, 1],
    [{ ...limits.kibibytesByAccount, most }, accountId, amount],
    [{ ...limits.kibibytesFromNetwork, most: accountsOfNetwork * most }, network, amount],
  ];
}

/**
 * Counts a request. Inside the transaction that takes it in, so that one that is not taken costs nothing.
 *
 * @throws {LimitReached} `dailyLimitReached`.
 */
export async function consumeRequestQuota(
  db: Database,
  quotas: Quotas,
  spender: QuotaSubject,
  now: Date,
): Promise<void> {
  await spend(db, ofRequest(quotas, spender), now);
}

/**
 * Counts a file by the bytes it is announced with, before they are taken: receiving it and looking what it is are what costs, and
 * a file that is refused then has cost the same.
 *
 * @throws {LimitReached} `dailyLimitReached` beside `file`; nothing is counted then.
 */
export async function spendFile(
  db: Database,
  quotas: Quotas,
  spender: QuotaSubject,
  bytes: number,
  now: Date,
): Promise<void> {
  await db.transaction((transaction) => spend(transaction, ofFile(quotas, spender, bytes), now, 'file'));
}

/**
 * Counts a file that has come by the bytes it has, instead of those it was announced with. Until the transaction ends, the next file
 * of the account waits here.
 *
 * @throws {LimitReached} as `spendFile` does.
 */
export async function settleFile(
  db: Database,
  quotas: Quotas,
  spender: QuotaSubject,
  { announced, bytes }: { announced: number; bytes: number },
  now: Date,
): Promise<void> {
  const before = ofFile(quotas, spender, announced);
  const spent = ofFile(quotas, spender, bytes).map(
    ([limit, subject, amount], index): Spent => [limit, subject, amount - (before[index]?.[2] ?? 0)],
  );
  await spend(db, spent, now, 'file');
}

/** Gives back what a file cost that was not the sender's to lose: it never came whole, or could not be kept. */
export async function giveBackFile(
  db: Database,
  quotas: Quotas,
  spender: QuotaSubject,
  bytes: number,
  now: Date,
): Promise<void> {
  for (const [limit, subject, amount] of ofFile(quotas, spender, bytes)) {
    await count(db, limit, subject, now, -amount);
  }
}

async function spend(db: Database, spent: Spent[], now: Date, field?: string): Promise<void> {
  for (const [limit, subject, amount] of spent) {
    const counted = await count(db, limit, subject, now, amount);
    if (counted > limit.most) throw new LimitReached(limit, 'dailyLimitReached', field);
  }
}
