import { csvLines, writeCsv } from '@payload/catalog/csv';
import { and, count, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { requestEvent, serviceRequest, staff, upload } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
import { isoDayEndingAt, promisedBy } from '../promise.ts';
import { requestFacts } from '../request-facts.ts';
import { sheetHeadings, sheetRow } from '../request-sheet.ts';

/** Requests that are read at once, and whose lines are in memory at once. Some 300 kB of a file. */
const batch = 1000;

/** Where a batch ended: the moment as the database has it, finer than a `Date`, and the number. */
interface Place {
  at: string;
  number: string;
}

/**
 * Requests as a CSV file for a spreadsheet, oldest first, in pieces of whole lines. However many there are, one batch of them
 * is in memory, and between two the database is free for others: what changes meanwhile stands there as it is when its turn comes.
 *
 * @param holidays days on which the maker is closed.
 * @param which @default all
 */
export async function* requestSheet(
  db: Database,
  holidays: ReadonlySet<string>,
  which?: SQL,
): AsyncGenerator<string, void, undefined> {
  let place: Place | null = null;
  do {
    const rows = await readBatch(db, which, place);
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    const lines = await linesOf(db, holidays, rows);
    yield place === null ? writeCsv([sheetHeadings, ...lines]) : csvLines(lines);
    const last = rows.length < batch ? undefined : rows.at(-1);
    place = last ? { at: last.exactly, number: last.number } : null;
  } while (place !== null);
}

const exactly = sql<string>`${serviceRequest.createdAt}::text`;

async function readBatch(db: Database, which: SQL | undefined, place: Place | null) {
  const { createdAt, number } = serviceRequest;
  return db
    .select({ ...getTableColumns(serviceRequest), exactly })
    .from(serviceRequest)
    .where(
      and(
        which,
        place ? sql`(${createdAt}, ${number}) > (${place.at}::timestamptz, ${place.number})` : undefined,
      ),
    )
    .orderBy(createdAt, number)
    .limit(batch);
}

async function linesOf(
  db: Database,
  holidays: ReadonlySet<string>,
  rows: readonly (typeof serviceRequest.$inferSelect)[],
) {
  if (rows.length === 0) return [];
  const numbers = rows.map(({ number }) => number);
  const [facts, files, messages, colleagues] = await Promise.all([
    requestFacts(db, rows),
    db
      .select({ number: upload.requestNumber, count: count() })
      .from(upload)
      .where(inArray(upload.requestNumber, numbers))
      .groupBy(upload.requestNumber),
    db
      .select({ number: requestEvent.requestNumber, count: count() })
      .from(requestEvent)
      .where(
        and(
          inArray(requestEvent.requestNumber, numbers),
          inArray(requestEvent.kind, ['message', 'question', 'reply']),
        ),
      )
      .groupBy(requestEvent.requestNumber),
    db.select({ id: staff.accountId, name: staff.name }).from(staff),
  ]);
  const filesOf = new Map(files.map((each) => [each.number, each.count]));
  const messagesOf = new Map(messages.map((each) => [each.number, each.count]));
  const nameOf = new Map(colleagues.map(({ id, name }) => [id, name]));
  return facts.map((each) => {
    const { number, assignee, dueAt } = each.request;
    return sheetRow(each, {
      files: filesOf.get(number) ?? 0,
      messages: messagesOf.get(number) ?? 0,
      holder: (assignee && nameOf.get(assignee)) ?? '',
      dueDay: dueAt ? isoDayEndingAt(promisedBy(dueAt, holidays)) : '',
    });
  });
}
