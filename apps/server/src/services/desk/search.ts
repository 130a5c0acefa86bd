import { lettersAndDigits } from '@payload/api/contract';
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { account, serviceRequest } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
import { tidyRequestNumber } from '../request-number.ts';

/**
 * Requests by whatever a customer gives on the phone, marks and spaces aside: the number of a request, a serial number, a
 * phone number, the address of an account.
 */
export async function requestsBy(db: Database, words: string): Promise<SQL | undefined> {
  const key = lettersAndDigits(words);
  // Mainland numbers are kept without their country code.
  const digits = key.replace(/^(?:00)?86(?=1\d{10}$)/, '');
  const ids = await accountsBy(db, words.trim().toLowerCase(), digits);
  return or(
    eq(serviceRequest.number, tidyRequestNumber(words)),
    // Of words that are marks alone nothing is left, which is the serial number and the phone of requests that have none.
    ...(key === '' ? [] : [eq(serviceRequest.serialKey, key), sameDigits(serviceRequest.phone, digits)]),
    ids.length > 0 ? inArray(serviceRequest.accountId, ids) : undefined,
  );
}

/** Ids of the accounts with an address, by the indexes that keep these unique. Most words are no address at all. */
async function accountsBy(db: Database, address: string, digits: string): Promise<string[]> {
  const isAddress = address.includes('@')
    ? eq(account.email, address)
    : /^\d+$/.test(digits)
      ? inArray(account.phone, [digits, `+${digits}`])
      : undefined;
  if (!isAddress) return [];
  const accounts = await db.select({ id: account.id }).from(account).where(isAddress);
  return accounts.map(({ id }) => id);
}

/** A number is kept with or without the plus of its country code, and told on the phone without. */
function sameDigits(column: AnyPgColumn, digits: string): SQL {
  return sql`ltrim(${column}, '+') = ${digits}`;
}
