import type { DeskQueue, DeskView, QueuedRequest } from '@payload/api/contract';
import { and, asc, count, desc, eq, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { serviceRequest, staff } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
import { registeredSerials } from '../own.ts';
import { overdueBefore, promisedBy } from '../promise.ts';
import { requestsBy } from './search.ts';

type StoredRequest = typeof serviceRequest.$inferSelect;

/** Who looks at the desk, and what day it is there. */
export interface DeskCaller {
  accountId: string;
  name: string;
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
      .select()
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
    requests: await queuedRequests(db, rows.slice(0, pageSize), caller, now),
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
    waiting: and(isOpen, eq(serviceRequest.waitsFor, 'customer')),
    overdue: and(isOpen, isOverdue(now, holidays)),
    ended: eq(serviceRequest.waitsFor, 'nobody'),
  }[view];
}

function isOverdue(now: Date, holidays: ReadonlySet<string>): SQL {
  return lte(serviceRequest.dueAt, overdueBefore(now, holidays));
}

function countIf(which: SQL): SQL<number> {
  return sql<number>`count(*) filter (where ${which})`.mapWith(Number);
}

/** How many requests each queue holds. */
export async function queueCounts(
  db: Database,
  { accountId, holidays }: DeskCaller,
  now: Date,
): Promise<DeskQueue['counts']> {
  const [row] = await db
    .select({
      open: count(),
      new: countIf(isNull(serviceRequest.assignee)),
      mine: countIf(eq(serviceRequest.assignee, accountId)),
      waiting: countIf(eq(serviceRequest.waitsFor, 'customer')),
      overdue: countIf(isOverdue(now, holidays)),
    })
    .from(serviceRequest)
    .where(ne(serviceRequest.waitsFor, 'nobody'));
  return row ?? { open: 0, new: 0, mine: 0, waiting: 0, overdue: 0 };
}

/** Requests as a queue shows them. */
export async function queuedRequests(
  db: Database,
  requests: readonly StoredRequest[],
  { accountId, holidays }: DeskCaller,
  now: Date,
): Promise<QueuedRequest[]> {
  if (requests.length === 0) return [];
  const ids = [...new Set(requests.flatMap(({ assignee }) => assignee ?? []))];
  const [serialOf, colleagues] = await Promise.all([
    registeredSerials(db, requests),
    ids.length === 0 ? [] : db.select().from(staff).where(inArray(staff.accountId, ids)),
  ]);
  const nameOf = new Map(colleagues.map((each) => [each.accountId, each.name]));
  return requests.map((request) => {
    const { number, type, status, productCode, quote, description, createdAt, waitsFor, dueAt, assignee } =
      request;
    const { serialKey, serialNumber } = request;
    const promised = dueAt && promisedBy(dueAt, holidays);
    const holder = assignee === null ? undefined : nameOf.get(assignee);
    return {
      number,
      type,
      status,
      productCode,
      serialNumber: (serialKey === null ? undefined : serialOf.get(serialKey)) ?? serialNumber,
      quote,
      summary: description.replaceAll(/\s+/g, ' ').slice(0, summaryLength).toWellFormed(),
      createdAt: createdAt.toISOString(),
      waitsFor,
      promisedBy: promised?.toISOString() ?? null,
      isOverdue: promised !== null && promised <= now,
      // Who has left the staff has nothing any more.
      assignee: holder === undefined ? null : { name: holder, isYou: assignee === accountId },
    };
  });
}
