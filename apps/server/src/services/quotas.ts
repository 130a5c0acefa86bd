import type { Database } from '../db/store.ts';
import { count, isUsedUp, type Limit, limits } from './limits.ts';
import { LimitReached } from './refused.ts';

/** What an account may send within a day. */
export interface Quotas {
  requests: number;
  files: number;
  megabytes: number;
}

/** Whose quotas are used: an account's, and those of the network it comes from. */
export interface Spender {
  accountId: string;
  /** Null where networks are not counted. */
  network: string | null;
}

/** A workshop or a dealer has many accounts behind one address. */
const accountsOfNetwork = 10;

const kibibytesOf = (bytes: number) => Math.ceil(bytes / 1024);

type Spent = readonly [limit: Limit, subject: string | null, amount: number];

function ofRequest({ requests }: Quotas, { accountId, network }: Spender): Spent[] {
  return [
    [{ ...limits.requestsByAccount, most: requests }, accountId, 1],
    [{ ...limits.requestsFromNetwork, most: accountsOfNetwork * requests }, network, 1],
  ];
}

function ofFile({ files, megabytes }: Quotas, { accountId, network }: Spender, bytes: number): Spent[] {
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
export async function spendRequest(db: Database, quotas: Quotas, spender: Spender, now: Date): Promise<void> {
  await spend(db, ofRequest(quotas, spender), now);
}

/**
 * Counts a file, as `spendRequest` does a request. Until the transaction ends, the next file of the account waits here.
 *
 * @throws {LimitReached} `dailyLimitReached` beside `file`.
 */
export async function spendFile(
  db: Database,
  quotas: Quotas,
  spender: Spender,
  bytes: number,
  now: Date,
): Promise<void> {
  await spend(db, ofFile(quotas, spender, bytes), now, 'file');
}

/** Gives back what a file cost that could not be kept. */
export async function giveBackFile(
  db: Database,
  quotas: Quotas,
  spender: Spender,
  bytes: number,
  now: Date,
): Promise<void> {
  for (const [limit, subject, amount] of ofFile(quotas, spender, bytes)) {
    await count(db, limit, subject, now, -amount);
  }
}

/**
 * Looks whether a file may be sent, before its bytes are taken.
 *
 * @throws {LimitReached} `dailyLimitReached` beside `file`.
 */
export async function refuseBeyondQuota(
  db: Database,
  quotas: Quotas,
  spender: Spender,
  bytes: number,
  now: Date,
): Promise<void> {
  for (const [limit, subject, amount] of ofFile(quotas, spender, bytes)) {
    // Used up for something of this size.
    const rest = { ...limit, most: limit.most - amount + 1 };
    if (await isUsedUp(db, rest, subject, now)) throw new LimitReached(limit, 'dailyLimitReached', 'file');
  }
}

async function spend(db: Database, spent: Spent[], now: Date, field?: string): Promise<void> {
  for (const [limit, subject, amount] of spent) {
    const counted = await count(db, limit, subject, now, amount);
    if (counted > limit.most) throw new LimitReached(limit, 'dailyLimitReached', field);
  }
}
