import type { Language } from '@payload/api/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { phoneColumn } from './phone-column.ts';

/*
 * Who signs in, and how that is proven. An address is a phone number or an email address as the contract
 * tidies it; one begins with `+` or a digit or holds an `@`, so that both share a column without collision.
 * Nothing in here is kept as it was told: codes, tokens and tickets are stored as hashes, secrets of apps encrypted.
 */

export const account = pgTable(
  'account',
  {
    id: uuid().primaryKey().defaultRandom(),
    phone: phoneColumn().unique(),
    email: text().unique(),
    /** argon2id in PHC format, or null where only codes have been used so far. */
    passwordHash: text('password_hash'),
    /** Since when these are the account's; null from its beginning, or for so long that it no longer matters. */
    phoneSince: timestamp('phone_since', { withTimezone: true }),
    emailSince: timestamp('email_since', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('account_address', sql`num_nonnulls(${table.phone}, ${table.email}) >= 1`)],
);

/** An address that an account will have, unless someone calls that off: it was asked for without proof of an old one. */
export const addressChange = pgTable(
  'address_change',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text().$type<'email' | 'phone'>().notNull(),
    address: text().notNull(),
    /** What its owner is told in. */
    language: text().$type<Language>().notNull(),
    /** SHA-256 of the secret in the link that calls it off, hexadecimal. */
    keyHash: text('key_hash').notNull().unique(),
    takesEffectAt: timestamp('takes_effect_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('address_change_kind', sql`${table.kind} in ('email', 'phone')`),
    index('address_change_due').on(table.takesEffectAt),
  ],
);

/** The one code of an address that counts; the next one takes its place. A used one has expired. */
export const verificationCode = pgTable(
  'verification_code',
  {
    address: text().primaryKey(),
    /** HMAC-SHA-256 of the code, hexadecimal. */
    hash: text().notNull(),
    /** Random key of the HMAC, hexadecimal; without it four characters would be looked up in a table. */
    salt: text().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Times strangers tried it, right or wrong. */
    tries: smallint().notNull().default(0),
  },
  (table) => [index('verification_code_expiry').on(table.expiresAt)],
);

/**
 * A signed-in browser. A revoked one is deleted. Its token is replaced after a day: both the one it has and the next are good
 * until the next one was used, so that no lost reply signs anybody out; from then on the old one is for a few minutes more.
 */
export const token = pgTable(
  'token',
  {
    /** SHA-256 of the token, hexadecimal. */
    hash: text().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Until when it opens the desk; null where no second factor was given with it. */
    deskUntil: timestamp('desk_until', { withTimezone: true }),
    /** What its account knows it by: nothing can be done with it but end it. */
    id: uuid().notNull().unique().defaultRandom(),
    /** To a few minutes; null where it was not used after the sign-in. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    /** When it got the token it has; null for the first. */
    replacedAt: timestamp('replaced_at', { withTimezone: true }),
    /** With this and the token it has, the next one is computed; null while none is due. */
    nextSalt: text('next_salt'),
    /** SHA-256 of the next token, hexadecimal. */
    nextHash: text('next_hash').unique(),
    /** SHA-256 of the token before, hexadecimal. */
    previousHash: text('previous_hash').unique(),
    previousUntil: timestamp('previous_until', { withTimezone: true }),
    /** Name of the browser that signed in, such as `Firefox`; null where its User-Agent did not tell. */
    browser: text(),
    /** Name of the system it runs on, such as `Windows`; null where its User-Agent did not tell. */
    system: text(),
  },
  (table) => [index('token_account').on(table.accountId), index('token_expiry').on(table.expiresAt)],
);

/**
 * What an account wants filled into its next form. Without a row that is what its last request said; a row without a contact
 * says that nothing is filled in.
 */
export const savedContact = pgTable('saved_contact', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  contact: text(),
  phone: phoneColumn(),
  region: text(),
  address: text(),
});

/** An account that may use the desk, or could once: what it did there stays its own, so it is not deleted with the account. */
export const staff = pgTable('staff', {
  accountId: uuid('account_id').primaryKey(),
  /** By this name they stand in the audit trail. */
  name: text().notNull().unique(),
  /** Secret of the authenticator app (RFC 6238), base32, sealed (`sealed-secrets.ts`); null until one is set up. */
  totpSecret: text('totp_secret'),
  /** When a code of it was first given; until then it can be made again. */
  totpConfirmedAt: timestamp('totp_confirmed_at', { withTimezone: true }),
  /** The step of thirty seconds whose code was given last: it and those before it are no longer taken. */
  totpStep: bigint('totp_step', { mode: 'number' }),
  /** SHA-256 of the code that setting up an app asks for, hexadecimal; null where none was made, or it was used. */
  enrolmentHash: text('enrolment_hash'),
  enrolmentUntil: timestamp('enrolment_until', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** When the desk was taken from them; null for who may use it. */
  leftAt: timestamp('left_at', { withTimezone: true }),
});

/** Each name that someone of the staff has had, and has to themselves for ever. */
export const staffName = pgTable('staff_name', {
  name: text().primaryKey(),
  /** Whose it is; null for a name in the audit trail of before names were kept, which nobody can be told by. */
  accountId: uuid('account_id'),
});

/** A browser that signed in to an account before. Tries from it are counted apart from those of strangers. */
export const knownBrowser = pgTable(
  'known_browser',
  {
    /** SHA-256 of the browser's secret, hexadecimal. */
    hash: text().notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hash, table.accountId] }),
    index('known_browser_account').on(table.accountId),
    index('known_browser_expiry').on(table.expiresAt),
  ],
);

/** Allows one change of password for a proven address. A used one is deleted. */
export const resetTicket = pgTable(
  'reset_ticket',
  {
    /** SHA-256 of the ticket, hexadecimal. */
    hash: text().primaryKey(),
    address: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('reset_ticket_address').on(table.address),
    index('reset_ticket_expiry').on(table.expiresAt),
  ],
);

/** How often something was done within a time; all servers on this database count together. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    /** SHA-256 of what is counted and for whom, hexadecimal; it can be someone's number. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limit_end').on(table.endsAt)],
);

/** Messages to send. What was sent is deleted, because it can hold a code. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<'mail' | 'sms'>().notNull(),
    /** Email address or phone number. */
    recipient: text().notNull(),
    /** Of a mail; empty in a text message. */
    subject: text().notNull(),
    body: text().notNull(),
    /** The code in it, which the local page shows where nothing can be sent. */
    code: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When nobody needs it any more, sent or not. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Not before; whoever takes the message to send it moves this on, so that nobody else does. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    tries: smallint().notNull().default(0),
    /** Shown on the local page instead of sent. */
    shownAt: timestamp('shown_at', { withTimezone: true }),
  },
  (table) => [
    check('outbox_kind', sql`${table.kind} in ('mail', 'sms')`),
    index('outbox_next_try').on(table.nextTryAt).where(sql`${table.shownAt} is null`),
    index('outbox_expiry').on(table.expiresAt),
  ],
);
