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
  const address = words.trim().toLowerCase();
  const accounts = await db
    .select({ id: account.id })
    .from(account)
    .where(or(eq(account.email, address), sameDigits(account.phone, digits)));
  const ids = accounts.map(({ id }) => id);
  return or(
    eq(serviceRequest.number, tidyRequestNumber(words)),
    eq(serviceRequest.serialKey, key),
    sameDigits(serviceRequest.phone, digits),
    ids.length > 0 ? inArray(serviceRequest.accountId, ids) : undefined,
  );
}

/** A number is kept with or without the plus of its country code, and told on the phone without. */
function sameDigits(column: AnyPgColumn, digits: string): SQL {
  return sql`ltrim(${column}, '+') = ${digits}`;
}
