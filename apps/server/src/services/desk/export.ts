import { csvLines, writeCsv } from '@payload/catalog/csv';
import { and, count, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { serviceRequest, upload } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
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
 * @param which @default all
 */
export async function* requestSheet(db: Database, which?: SQL): AsyncGenerator<string, void, undefined> {
  let place: Place | null = null;
  do {
    const rows = await readBatch(db, which, place);
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    const lines = await linesOf(db, rows);
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

async function linesOf(db: Database, rows: readonly (typeof serviceRequest.$inferSelect)[]) {
  const numbers = rows.map(({ number }) => number);
  const [facts, counts] = await Promise.all([
    requestFacts(db, rows),
    numbers.length === 0
      ? []
      : db
          .select({ number: upload.requestNumber, files: count() })
          .from(upload)
          .where(inArray(upload.requestNumber, numbers))
          .groupBy(upload.requestNumber),
  ]);
  const filesOf = new Map(counts.map(({ number, files }) => [number, files]));
  return facts.map((each) => sheetRow(each, filesOf.get(each.request.number) ?? 0));
}
