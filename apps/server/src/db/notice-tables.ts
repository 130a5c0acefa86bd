import type { DeskNotice, Language, NoticeSeverity } from '@payload/api/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from './account-tables.ts';

/*
 * What the maker says of devices in use, and who was told. A notice is never changed or deleted: what was wrong is
 * withdrawn, and published again under another number.
 */

export const notice = pgTable(
  'notice',
  {
    /** What a visitor quotes, as staff chose it. */
    number: text().primaryKey(),
    severity: text().$type<NoticeSeverity>().notNull(),
    texts: jsonb().$type<DeskNotice['texts']>().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    /** Null while it holds. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [check('notice_severity', sql`${table.severity} in ('information', 'important', 'safety')`)],
);

/** Devices of one model that a notice concerns: all, or those from one serial number to another. */
export const noticeScope = pgTable(
  'notice_scope',
  {
    noticeNumber: text('notice_number')
      .notNull()
      .references(() => notice.number),
    /** Place among those of its notice, from 1. */
    position: smallint().notNull(),
    productCode: text('product_code').notNull(),
    /** In the spelling of the contract; null, as the last one, for all. */
    serialFrom: text('serial_from'),
    serialTo: text('serial_to'),
  },
  (table) => [
    primaryKey({ columns: [table.noticeNumber, table.position] }),
    check('notice_scope_range', sql`(${table.serialFrom} is null) = (${table.serialTo} is null)`),
    index('notice_scope_product').on(table.productCode),
  ],
);

/** Who published and who withdrew a notice: an audit trail as that of requests. */
export const noticeEvent = pgTable(
  'notice_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    noticeNumber: text('notice_number')
      .notNull()
      .references(() => notice.number),
    kind: text().$type<'published' | 'withdrawn'>().notNull(),
    /** Why it was withdrawn; null for a publication. */
    reason: text(),
    actor: text().notNull(),
    /** Account of the member of staff who did it; null for anybody else. */
    actorId: uuid('actor_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('notice_event_kind', sql`${table.kind} in ('published', 'withdrawn')`),
    index('notice_event_notice').on(table.noticeNumber, table.id),
  ],
);

/** An account that is told of notices for its devices; without a row it is not. */
export const noticeSubscription = pgTable('notice_subscription', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  language: text().$type<Language>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** That an account was told of a notice: once, whatever is done again. */
export const noticeMessage = pgTable(
  'notice_message',
  {
    noticeNumber: text('notice_number')
      .notNull()
      .references(() => notice.number),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** In the outbox, until it has left. */
    messageId: uuid('message_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noticeNumber, table.accountId] }),
    index('notice_message_account').on(table.accountId),
  ],
);
