import { fieldsWith, recordOf } from '@payload/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import { serviceRequest } from '../db/schema.ts';

/** What is set in a request so that it no longer tells who sent it: every field that its table calls personal. */
export const withoutPerson = {
  ...recordOf(fieldsWith({ kept: 'column', personal: true }), () => ''),
  ...recordOf(fieldsWith({ kept: 'nullableColumn', personal: true }), () => null),
  quote: fieldsWith({ kept: 'quote', personal: true }).reduce<SQL>(
    (quote, field) => sql`jsonb_set(${quote}, array[${field}], '""')`,
    sql`${serviceRequest.quote}`,
  ),
  // What was sent could be guessed from it.
  contentHash: null,
};
