import { modelsInWords } from '@payload/api/contract';
import { desc, eq } from 'drizzle-orm';
import { serviceRequest, upload } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { requestSheet } from '../services/desk/export.ts';
import { requestsBy } from '../services/desk/search.ts';
import { requestFacts } from '../services/request-facts.ts';
import { tidyRequestNumber } from '../services/request-number.ts';
import { printable, sheetLines } from '../services/request-sheet.ts';
import { eventsOf } from '../services/request-status.ts';
import { noteSecurity } from '../services/security-log.ts';
import type { Answer, CommandRequest, Workplace } from './command.ts';
import { answerChange } from './request-change-command.ts';

const usage = `npm run requests -- list               the newest 100 requests
npm run requests -- show NUMBER        all of one, and where its files are
npm run requests -- find WORDS         those of a number, a serial number, a phone number or an address
npm run requests -- export [FILE.csv]  all requests for a spreadsheet

npm run requests -- set NUMBER STATUS [WORDS]  moves one on and tells its sender, with WORDS of your own;
                                               STATUS: received, inspecting, quoted, repairing, returned, closed
npm run requests -- undo NUMBER                takes the last status back, and tells the sender
npm run requests -- note NUMBER WORDS          writes down what only staff read
npm run requests -- erase NUMBER REASON        erases what people wrote in an ended request, and its files
`;

const listed = 100;

/** Answers `npm run requests`. An export's pieces are the file. */
export async function answerRequests(workplace: Workplace, { args, actor }: CommandRequest): Promise<Answer> {
  const [verb, subject] = args;
  if (verb === 'list' && args.length === 1) return { code: 0, text: await list(workplace.db) };
  if (verb === 'show' && subject !== undefined && args.length === 2) return show(workplace, subject);
  if (verb === 'find' && subject !== undefined) {
    return { code: 0, text: await find(workplace.db, args.slice(1).join(' ')) };
  }
  if (verb === 'export' && args.length <= 2) {
    await noteSecurity(workplace.db, { act: 'requests exported', actor, subject: 'all' }, new Date());
    return { code: 0, text: '', more: requestSheet(workplace.db, workplace.reach.holidays) };
  }
  return (await answerChange(workplace, args, actor)) ?? { code: 1, text: usage };
}

async function list(db: Database): Promise<string> {
  const total = await db.$count(serviceRequest);
  const rows = await db.select().from(serviceRequest).orderBy(desc(serviceRequest.createdAt)).limit(listed);
  const lines = await linesOf(db, rows);
  if (total > rows.length) lines.push(`... and ${total - rows.length} older ones; export has them all.`);
  return `${lines.length === 0 ? 'There are no requests.' : lines.join('\n')}\n`;
}

async function linesOf(db: Database, requests: (typeof serviceRequest.$inferSelect)[]): Promise<string[]> {
  const facts = await requestFacts(db, requests);
  return facts.map(({ request, device }) => {
    const { number, createdAt, type, status, productCode, serialNumber, quote, contact } = request;
    return [
      number,
      minute(createdAt),
      type.padEnd(8),
      status.padEnd(10),
      productCode.padEnd(9),
      quote === null ? (device?.serialNumber ?? serialNumber ?? '') : modelsInWords(quote),
      printable(contact),
    ].join('  ');
  });
}

/** A moment of UTC as a list shows it: `2026-03-01 08:00`. */
function minute(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace('T', ' ');
}

async function find(db: Database, words: string): Promise<string> {
  const rows = await db
    .select()
    .from(serviceRequest)
    .where(await requestsBy(db, words))
    .orderBy(desc(serviceRequest.createdAt));
  const lines = await linesOf(db, rows);
  return `${lines.length === 0 ? `There are no requests of ${printable(words)}.` : lines.join('\n')}\n`;
}

async function show({ db, storage }: Workplace, subject: string): Promise<Answer> {
  const number = tidyRequestNumber(subject);
  const [request] = await db.select().from(serviceRequest).where(eq(serviceRequest.number, number));
  if (!request) {
    const hint = 'Numbers look like K7QP-4MXD; list shows the newest.';
    return { code: 1, text: `There is no request ${printable(subject)}. ${hint}\n` };
  }
  const files = await db
    .select()
    .from(upload)
    .where(eq(upload.requestNumber, number))
    .orderBy(upload.position);
  const [facts] = await requestFacts(db, [request]);
  if (!facts) throw new Error('A request was found and nothing is known of it.');
  const events = await eventsOf(db, number);
  const lines = [
    ...sheetLines(facts, files, (key) => storage.locate(key)),
    ...events.map((event) => {
      const { createdAt, kind, status, actor, words } = event;
      const what = kind === 'status' ? status : kind === 'undo' ? `undone, so ${status}` : kind;
      return printable([minute(createdAt), actor, what, ...(words === null ? [] : [words])].join('  '));
    }),
  ];
  return { code: 0, text: `${lines.join('\n')}\n` };
}
