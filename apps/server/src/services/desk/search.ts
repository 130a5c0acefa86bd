import { lettersAndDigits, readEmail } from '@payload/api/contract';
import { eq, inArray, or, type SQL } from 'drizzle-orm';
import { numberOf } from '../../db/phone-column.ts';
import { account, serviceRequest } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
import { phonesMeantBy } from '../phone.ts';
import { tidyRequestNumber } from '../request-number.ts';

/**
 * Requests by whatever a customer gives on the phone, marks and spaces aside: the number of a request, a serial number, a
 * phone number in any spelling, the address of an account.
 */
export async function requestsBy(db: Database, words: string): Promise<SQL | undefined> {
  const key = lettersAndDigits(words);
  const phones = phonesMeantBy(words);
  const ids = await accountsBy(db, words, phones);
  return or(
    eq(serviceRequest.number, tidyRequestNumber(words)),
    // Of words that are marks alone nothing is left, which is the serial number of requests that have none.
    key === '' ? undefined : eq(serviceRequest.serialKey, key),
    phones.length > 0 ? inArray(numberOf(serviceRequest.phone), phones) : undefined,
    ids.length > 0 ? inArray(serviceRequest.accountId, ids) : undefined,
  );
}

/** Ids of the accounts with an address, by the indexes that keep these unique. Most words are no address at all. */
async function accountsBy(db: Database, words: string, phones: string[]): Promise<string[]> {
  const isAddress = words.includes('@')
    ? eq(account.email, readEmail(words))
    : phones.length > 0
      ? inArray(account.phone, phones)
      : undefined;
  if (!isAddress) return [];
  const accounts = await db.select({ id: account.id }).from(account).where(isAddress);
  return accounts.map(({ id }) => id);
}
