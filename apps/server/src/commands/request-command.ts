import { count, desc, eq } from 'drizzle-orm';
import { serviceRequest, upload } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { writeCsv } from '../services/csv.ts';
import { tidyRequestNumber } from '../services/request-number.ts';
import { sheetHeadings, sheetLines, sheetRow, shown } from '../services/request-sheet.ts';
import type { Answer, Asked, Workplace } from './command.ts';

const usage = `npm run requests -- list               the newest 100 requests
npm run requests -- show NUMBER        all of one, and where its files are
npm run requests -- export [FILE.csv]  all requests for a spreadsheet
`;

const listed = 100;

/** Answers `npm run requests`. An export's text is the file. */
export async function answerRequests(workplace: Workplace, { args }: Asked): Promise<Answer> {
  const [verb, subject] = args;
  if (verb === 'list' && args.length === 1) return { code: 0, text: await list(workplace.db) };
  if (verb === 'show' && subject !== undefined && args.length === 2) return show(workplace, subject);
  if (verb === 'export' && args.length <= 2) return { code: 0, text: await exported(workplace.db) };
  return { code: 1, text: usage };
}

async function list(db: Database): Promise<string> {
  const total = await db.$count(serviceRequest);
  const rows = await db.select().from(serviceRequest).orderBy(desc(serviceRequest.createdAt)).limit(listed);
  const lines = rows.map(({ number, createdAt, type, productCode, serialNumber, contact }) =>
    [
      number,
      createdAt.toISOString().slice(0, 16).replace('T', ' '),
      type.padEnd(8),
      productCode.padEnd(9),
      serialNumber,
      shown(contact),
    ].join('  '),
  );
  if (total > rows.length) lines.push(`... and ${total - rows.length} older ones; export has them all.`);
  return `${lines.length === 0 ? 'There are no requests.' : lines.join('\n')}\n`;
}

async function show({ db, storage }: Workplace, subject: string): Promise<Answer> {
  const number = tidyRequestNumber(subject);
  const [request] = await db.select().from(serviceRequest).where(eq(serviceRequest.number, number));
  if (!request) {
    const hint = 'Numbers look like K7QP-4MXD; list shows the newest.';
    return { code: 1, text: `There is no request ${shown(subject)}. ${hint}\n` };
  }
  const files = await db
    .select()
    .from(upload)
    .where(eq(upload.requestNumber, number))
    .orderBy(upload.position);
  return { code: 0, text: `${sheetLines(request, files, (key) => storage.locate(key)).join('\n')}\n` };
}

async function exported(db: Database): Promise<string> {
  const rows = await db
    .select({ request: serviceRequest, files: count(upload.id) })
    .from(serviceRequest)
    .leftJoin(upload, eq(upload.requestNumber, serviceRequest.number))
    .groupBy(serviceRequest.number)
    .orderBy(serviceRequest.createdAt, serviceRequest.number);
  return writeCsv([sheetHeadings, ...rows.map(({ request, files }) => sheetRow(request, files))]);
}
