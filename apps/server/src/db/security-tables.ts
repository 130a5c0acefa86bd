import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What was done that concerns the security of accounts and of the desk. A trigger refuses to change or delete a row, and each
 * holds the hash of the one before, so that whoever gets around the trigger is noticed.
 */
export const securityEvent = pgTable(
  'security_event',
  {
    /** From 1, without gaps. */
    id: bigint({ mode: 'number' }).primaryKey(),
    act: text().notNull(),
    /** Who: staff by name, `customer`, a user of the machine, or `server`. */
    actor: text().notNull(),
    /** The account that did it, or to which it was done; null where there is none. */
    accountId: uuid('account_id'),
    /** What it was done to: a file, a notice, a number of requests; null where the act says it all. */
    subject: text(),
    /** Where it came from, as limits count it; null for this machine. */
    network: text(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Hash of the row before; zeros for the first. */
    previous: text().notNull(),
    /** SHA-256 of all of the above, hexadecimal. */
    hash: text().notNull(),
  },
  (table) => [index('security_event_created').on(table.createdAt)],
);
