import type { DeskQueue, DeskView, QueuedRequest } from '@payload/api/contract';
import { and, asc, desc, eq, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { serviceRequest } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
import type { Network } from '../caller.ts';
import { overdueBefore, promisedBy } from '../promise.ts';
import { registeredSerial } from '../registered-serial.ts';
import { queueCounts } from './queue-counts.ts';
import { requestsBy } from './search.ts';

/** Who looks at the desk, and what day it is there. */
export interface DeskCaller {
  accountId: string;
  name: string;
  network?: Network;
  /** Days the maker is closed besides weekends, such as `2026-10-01`. */
  holidays: ReadonlySet<string>;
}

/** What a queue is asked for; with words all requests are searched, whatever the view. */
export interface QueueQuery {
  view: DeskView;
  words: string;
}

/** Requests a page shows. */
const pageSize = 50;

/** Characters of a description's beginning. */
const summaryLength = 120;

/** A page of a queue, and how many each of the queues holds. */
export async function deskQueue(
  db: Database,
  { page, ...query }: QueueQuery & { page: number },
  caller: DeskCaller,
  now: Date,
): Promise<DeskQueue> {
  const which = await requestsOf(db, query, caller, now);
  const hasEnded = query.view === 'ended' || query.words.trim() !== '';
  const [rows, counts] = await Promise.all([
    db
      .select(queuedColumns)
      .from(serviceRequest)
      .where(which)
      .orderBy(
        ...(hasEnded
          ? [desc(serviceRequest.createdAt), serviceRequest.number]
          : [asc(serviceRequest.dueAt), asc(serviceRequest.createdAt), asc(serviceRequest.number)]),
      )
      .limit(pageSize + 1)
      .offset((page - 1) * pageSize),
    queueCounts(db, caller, now),
  ]);
  return {
    counts,
    requests: rows.slice(0, pageSize).map((row) => queuedRequest(row, caller, now)),
    nextPage: rows.length > pageSize ? page + 1 : null,
  };
}

/** The condition of a queue. */
export async function requestsOf(
  db: Database,
  { view, words }: QueueQuery,
  { accountId, holidays }: DeskCaller,
  now: Date,
): Promise<SQL | undefined> {
  if (words.trim() !== '') return requestsBy(db, words);
  const isOpen = ne(serviceRequest.waitsFor, 'nobody');
  return {
    open: isOpen,
    new: and(isOpen, isNull(serviceRequest.assignee)),
    mine: and(isOpen, eq(serviceRequest.assignee, accountId)),
    answer: and(isOpen, eq(serviceRequest.hasReply, true)),
    waiting: and(isOpen, eq(serviceRequest.waitsFor, 'customer')),
    overdue: and(isOpen, isOverdue(now, holidays)),
    ended: eq(serviceRequest.waitsFor, 'nobody'),
  }[view];
}

function isOverdue(now: Date, holidays: ReadonlySet<string>): SQL {
  return lte(serviceRequest.dueAt, overdueBefore(now, holidays));
}

const { number, type, status, productCode, serialNumber, quote, description } = serviceRequest;
const { createdAt, waitsFor, dueAt, hasReply, assignee } = serviceRequest;

/** What is read of a request that a queue shows, with the name of who has it, in one statement. */
export const queuedColumns = {
  number,
  type,
  status,
  productCode,
  serialNumber,
  registeredSerial,
  quote,
  description,
  createdAt,
  waitsFor,
  dueAt,
  hasReply,
  assignee,
  // The tables are written out as in `registeredSerial`. Who has left the staff has nothing any more.
  holder: sql<
    string | null
  >`(select colleague.name from staff as colleague where colleague.account_id = service_request.assignee and colleague.left_at is null)`,
};

type QueuedRow = Pick<
  typeof serviceRequest.$inferSelect,
  Exclude<keyof typeof queuedColumns, 'registeredSerial' | 'holder'>
> & { registeredSerial: string | null; holder: string | null };

/** A request as a queue shows it. */
export function queuedRequest(row: QueuedRow, { accountId, holidays }: DeskCaller, now: Date): QueuedRequest {
  const promised = row.dueAt && promisedBy(row.dueAt, holidays);
  return {
    number: row.number,
    type: row.type,
    status: row.status,
    productCode: row.productCode,
    serialNumber: row.registeredSerial ?? row.serialNumber,
    quote: row.quote,
    summary: row.description.replaceAll(/\s+/g, ' ').slice(0, summaryLength).toWellFormed(),
    createdAt: row.createdAt.toISOString(),
    waitsFor: row.waitsFor,
    promisedBy: promised?.toISOString() ?? null,
    isOverdue: promised !== null && promised <= now,
    hasReply: row.hasReply,
    assignee: row.holder === null ? null : { name: row.holder, isYou: row.assignee === accountId },
  };
}
