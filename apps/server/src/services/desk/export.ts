import { writeCsv } from '@payload/catalog/csv';
import { count, eq, type SQL } from 'drizzle-orm';
import { serviceRequest, upload } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
import { requestFacts } from '../request-facts.ts';
import { sheetHeadings, sheetRow } from '../request-sheet.ts';

/** Requests as a CSV file for a spreadsheet, oldest first. @param which @default all */
export async function requestSheet(db: Database, which?: SQL): Promise<string> {
  const rows = await db
    .select({ request: serviceRequest, files: count(upload.id) })
    .from(serviceRequest)
    .leftJoin(upload, eq(upload.requestNumber, serviceRequest.number))
    .where(which)
    .groupBy(serviceRequest.number)
    .orderBy(serviceRequest.createdAt, serviceRequest.number);
  const facts = await requestFacts(
    db,
    rows.map(({ request }) => request),
  );
  const filesOf = new Map(rows.map(({ request, files }) => [request.number, files]));
  return writeCsv([
    sheetHeadings,
    ...facts.map((each) => sheetRow(each, filesOf.get(each.request.number) ?? 0)),
  ]);
}
