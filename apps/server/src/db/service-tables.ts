import type {
  DeskEvent,
  Fault,
  Language,
  NextActor,
  QuotedSet,
  RequestStatus,
  RequestType,
} from '@payload/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { numberOf, phoneColumn } from './phone-column.ts';

/*
 * Devices and what customers ask for. Device and care plan belong to a serial number, request and upload to
 * an account; no key reaches from one into the other, so that they can live in different databases.
 */

/** What a serial number is compared by, the contract's `lettersAndDigits`; what is kept has only hyphens besides. */
const serialKeyOf = (serialNumber: AnyPgColumn) => sql`replace(${serialNumber}, '-', '')`;

/** Every device the maker has built. */
export const device = pgTable(
  'device',
  {
    /** As the maker writes it, which is how it is shown. */
    serialNumber: text('serial_number').primaryKey(),
    serialKey: text('serial_key')
      .notNull()
      .generatedAlwaysAs((): SQL => serialKeyOf(device.serialNumber))
      .unique('device_serial_key'),
    productCode: text('product_code').notNull(),
    /** The code printed beside the serial number. As it is: four characters cannot be hidden by a hash. */
    verificationCode: text('verification_code').notNull(),
    activationCode: text('activation_code').notNull(),
    /** Null until it is activated; then never changed. */
    activatedAt: timestamp('activated_at', { withTimezone: true }),
    /** The account that activated it, or the one that enrolled it where nobody was signed in; else null. */
    activatedBy: uuid('activated_by'),
    /** The account that showed the codes of its label to have it among its own; else null. */
    claimedBy: uuid('claimed_by'),
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    serviceHours: integer('service_hours').notNull(),
  },
  (table) => [
    check('device_service_hours', sql`${table.serviceHours} >= 0`),
    index('device_activated_by').on(table.activatedBy),
    index('device_claimed_by').on(table.claimedBy),
  ],
);

/** One for each serial number. */
export const carePlan = pgTable(
  'care_plan',
  {
    serialNumber: text('serial_number').primaryKey(),
    productCode: text('product_code').notNull(),
    accountId: uuid('account_id').notNull(),
    contact: text().notNull(),
    phone: phoneColumn().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('care_plan_account').on(table.accountId)],
);

/** Care plans that staff have taken away, and why. Whom to call is not kept with them. */
export const carePlanUndone = pgTable(
  'care_plan_undone',
  {
    id: uuid().primaryKey().defaultRandom(),
    serialNumber: text('serial_number').notNull(),
    productCode: text('product_code').notNull(),
    accountId: uuid('account_id').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true }).notNull(),
    reason: text().notNull(),
  },
  (table) => [index('care_plan_undone_serial').on(table.serialNumber)],
);

export const serviceRequest = pgTable(
  'service_request',
  {
    /** What the customer quotes. */
    number: text().primaryKey(),
    accountId: uuid('account_id').notNull(),
    /** Made with the draft: the same form sent twice is one request. */
    submissionId: uuid('submission_id').notNull(),
    type: text().$type<RequestType>().notNull(),
    /** Repair and problem 3, exchange 4 (specification, section 3); null for a quote. */
    num: smallint().$type<3 | 4>(),
    /** Where its last event left it. */
    status: text().$type<RequestStatus>().notNull().default('submitted'),
    /** What its sender read and is written to in. */
    language: text().$type<Language>().notNull().default('en'),
    contact: text().notNull(),
    phone: phoneColumn().notNull(),
    region: text().notNull(),
    /** Where the device goes back to; null where none is sent. */
    address: text(),
    /** Of a quote the first model of its set. */
    productCode: text('product_code').notNull(),
    /** As the registry has it where it knew the device, else as the customer wrote it; null, as its key, for a quote. */
    serialNumber: text('serial_number'),
    serialKey: text('serial_key').generatedAlwaysAs((): SQL => serialKeyOf(serviceRequest.serialNumber)),
    /** What a price is asked for; null for all but a quote. */
    quote: jsonb().$type<QuotedSet>(),
    /** Code of the courier; null, as the tracking number, where no device is sent. */
    courier: text(),
    trackingNumber: text('tracking_number'),
    /** Empty where a quote came without a note. */
    description: text().notNull(),
    /** SHA-256 of all that was sent, hexadecimal; null where it was sent to a version that kept none. */
    contentHash: text('content_hash'),
    /** Who is to act next; with `dueAt` what its events come to, kept here for the queue. */
    waitsFor: text('waits_for').$type<NextActor>().notNull().default('staff'),
    /** Until when staff are to have acted, closed days not skipped; null while they are not to. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** Whether the customer wrote something that nobody has answered yet. */
    hasReply: boolean('has_reply').notNull().default(false),
    /** What the workshop found; null before it has said so. */
    fault: text().$type<Fault>(),
    /** Account of the member of staff who has taken it; null for nobody. */
    assignee: uuid(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('service_request_submission').on(table.accountId, table.submissionId),
    check('service_request_type', sql`${table.type} in ('repair', 'exchange', 'problem', 'quote')`),
    check('service_request_quote', sql`(${table.type} = 'quote') = (${table.quote} is not null)`),
    check('service_request_device', sql`(${table.type} = 'quote') = (${table.serialNumber} is null)`),
    check(
      'service_request_fault',
      sql`${table.fault} in ('light', 'sound', 'power', 'connection', 'motion', 'water', 'impact', 'firmware', 'none', 'other')`,
    ),
    check(
      'service_request_status',
      sql`${table.status} in ('submitted', 'received', 'inspecting', 'quoted', 'repairing', 'returned', 'closed', 'withdrawn')`,
    ),
    index('service_request_status_created').on(table.status, table.createdAt),
    index('service_request_created').on(table.createdAt),
    index('service_request_serial').on(table.serialKey),
    index('service_request_account').on(table.accountId, table.createdAt),
    check('service_request_waits_for', sql`${table.waitsFor} in ('staff', 'customer', 'nobody')`),
    index('service_request_queue')
      .on(table.dueAt, table.createdAt, table.number)
      .where(sql`${table.waitsFor} <> 'nobody'`),
    // All that is counted of the open ones, so that counting them reads no request.
    index('service_request_open')
      .on(table.assignee, table.waitsFor, table.dueAt, table.hasReply)
      .where(sql`${table.waitsFor} <> 'nobody'`),
    // Few of many: figures of the workshop leave them out.
    index('service_request_quotes').on(table.number).where(sql`${table.type} = 'quote'`),
    // Whoever calls leaves the extension out.
    index('service_request_phone').on(numberOf(table.phone)),
  ],
);

/**
 * What was done about a request, an audit trail: a trigger refuses to change or delete a row. A change of status that
 * was a mistake is taken back by an event of its own.
 */
export const requestEvent = pgTable(
  'request_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    requestNumber: text('request_number')
      .notNull()
      .references(() => serviceRequest.number),
    kind: text().$type<DeskEvent['kind']>().notNull(),
    /** Where the request stands from then on. */
    status: text().$type<RequestStatus>().notNull(),
    /**
     * With a status what the customer is told besides, with a note what staff keep for themselves; of a message, a question
     * or a reply what was written; of an assignment the name of who has it, null for nobody; of a fault its key, null for none.
     */
    words: text(),
    /** Who did it: `customer`, or staff by name. */
    actor: text().notNull(),
    /** Account of the member of staff who did it; null for anybody else. */
    actorId: uuid('actor_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check(
      'request_event_kind',
      sql`${table.kind} in ('status', 'undo', 'note', 'message', 'question', 'reply', 'assigned', 'fault')`,
    ),
    index('request_event_request').on(table.requestNumber, table.id),
    // What figures of a period read of it.
    index('request_event_created').on(table.createdAt, table.kind, table.status, table.requestNumber),
  ],
);

/** What staff took back of a device and why, and that it was claimed or given up: an audit trail as that of requests. */
export const deviceEvent = pgTable(
  'device_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    serialNumber: text('serial_number').notNull(),
    kind: text().$type<'activation' | 'care' | 'claim' | 'release'>().notNull(),
    reason: text().notNull(),
    actor: text().notNull(),
    /** Account of the member of staff who did it; null for anybody else. */
    actorId: uuid('actor_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('device_event_kind', sql`${table.kind} in ('activation', 'care', 'claim', 'release')`),
    index('device_event_serial').on(table.serialNumber, table.id),
  ],
);

/** A file a customer sent; without a request it is an orphan, and taken away after a while. */
export const upload = pgTable(
  'upload',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id').notNull(),
    /** Where its bytes lie: made here, never from the customer's name for it. */
    storageKey: text('storage_key').notNull().unique(),
    /** The customer's name for it, only to be shown. */
    name: text().notNull(),
    /** Found from its content. */
    type: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of its bytes, hexadecimal. */
    sha256: text().notNull(),
    requestNumber: text('request_number').references(() => serviceRequest.number),
    /** Place within the request, from 1. */
    position: smallint(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('upload_bytes', sql`${table.bytes} > 0`),
    index('upload_account').on(table.accountId),
    index('upload_request').on(table.requestNumber),
    index('upload_orphan').on(table.createdAt).where(sql`${table.requestNumber} is null`),
  ],
);
