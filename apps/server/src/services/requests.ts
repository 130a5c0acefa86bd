import { createHash } from 'node:crypto';
import type { Language, RequestProduct, saveByHand, saveQuote } from '@payload/api/contract';
import { findAircraft, findProduct, products, translate } from '@payload/catalog';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { serviceRequest, upload } from '../db/schema.ts';
import type { ColumnsOnly, Database } from '../db/store.ts';
import { isCourier } from './couriers.ts';
import { findDevice } from './devices.ts';
import { isUuid } from './ids.ts';
import { consumeRateLimit, limits } from './limits.ts';
import { enqueue } from './outbox.ts';
import { knownPhone } from './phone.ts';
import { turnOf } from './promise.ts';
import { lockAccount } from './proven-again.ts';
import { consumeRequestQuota, type QuotaSubject, type Quotas } from './quotas.ts';
import { Refused } from './refused.ts';
import { requestFacts } from './request-facts.ts';
import type { Reach } from './request-message.ts';
import { newRequestNumber } from './request-number.ts';
import { requestMail, type StoredFile } from './request-sheet.ts';
import { notifyCustomer } from './request-status.ts';

/** A request as the contract has tidied it. */
type NewRequest = InferOutput<(typeof saveByHand)['body']>;
type NewQuote = InferOutput<(typeof saveQuote)['body']>;

type StoredRequest = typeof serviceRequest.$inferSelect;

/** What a day allows, the staff's mailbox or null, and how the sender is reached, in which language. */
interface Intake {
  mailbox: string | null;
  quotas: Quotas;
  reach: Reach;
  language: Language;
}

/** Milliseconds a mail to the staff is tried: a mailbox may be away over a long weekend. */
const mailLifetime = 4 * 24 * 3600_000;

/** The products a request can be about, brackets included, in menu order. */
export function requestProducts(language: Language): RequestProduct[] {
  return products.map(({ code, type }) => ({
    code,
    type,
    name: translate(language, 'products', `${code}.title`),
  }));
}

/**
 * The product that the device with a serial number is, in a list; an empty one where there is no such device.
 * Numbers that are asked about are counted: nobody is to walk through them.
 *
 * @throws {Refused} `operationFailure` after too many from one network.
 */
export async function productOfSerial(
  db: Database,
  { serialNumber, language, network }: { serialNumber: string; language: Language; network: string | null },
  now: Date,
): Promise<RequestProduct[]> {
  await consumeRateLimit(db, limits.serialLookupsFromNetwork, network, now);
  const found = await findDevice(db, serialNumber);
  return requestProducts(language).filter(({ code }) => code === found?.productCode);
}

/**
 * Takes a request for service in, its files and the messages to the staff and its sender with it: all on the disk when this
 * resolves, or nothing. The same draft sent again, at the same moment or later, gives the number it got first; with other
 * content it is refused, for what was changed would be lost without a word.
 *
 * @param sender whose request it is, and from where it comes.
 * @returns the request as it stands.
 * @throws {Refused} `incorrectFormat` for a product or courier there is not, `operationFailure` for a file
 *   that is not the account's own, or is in another request, `alreadySent` for a draft that was taken with other
 *   content, `dailyLimitReached`, and as `knownPhone` does.
 */
export async function saveRequest(
  db: Database,
  request: NewRequest,
  sender: QuotaSubject,
  intake: Intake,
  now: Date,
): Promise<StoredRequest> {
  if (!findProduct(request.productCode)) throw new Refused('incorrectFormat', 500, 'productCode');
  if (request.type !== 'problem' && !isCourier(request.courier)) {
    throw new Refused('incorrectFormat', 500, 'courier');
  }
  const phone = knownPhone(request.phone, request);
  const { uploads, ...typed } = request;
  const registered = await findDevice(db, request.serialNumber);
  const columns = { ...typed, phone, serialNumber: registered?.serialNumber ?? request.serialNumber };
  return createRequest(db, { columns, uploads, contentHash: contentHashOf(request) }, sender, intake, now);
}

/**
 * Takes a request for a quote in, as `saveRequest` does one for service.
 *
 * @throws {Refused} `incorrectFormat` beside `items` or `aircraft` for one there is not, `dayHasPassed` beside `wantedBy`,
 *   `alreadySent`, `dailyLimitReached`; as `knownPhone` does.
 */
export async function saveQuoteRequest(
  db: Database,
  request: NewQuote,
  sender: QuotaSubject,
  intake: Intake,
  now: Date,
): Promise<StoredRequest> {
  const { items, aircraft = null, place, wantedBy = null, note = '', ...asker } = request;
  const unknown = items.findIndex(({ code }) => !findProduct(code));
  if (unknown >= 0) throw new Refused('incorrectFormat', 500, `items.${unknown}.code`);
  const carrier = aircraft === null ? undefined : findAircraft(aircraft);
  if (aircraft !== null && !carrier) throw new Refused('incorrectFormat', 500, 'aircraft');
  const [first] = items;
  if (!first) throw new Refused('cannotBeEmpty', 500, 'items');
  if (wantedBy !== null && wantedBy < earliestDay(now) && !(await wasTaken(db, sender, request))) {
    throw new Refused('dayHasPassed', 500, 'wantedBy');
  }
  const columns = {
    ...asker,
    phone: knownPhone(asker.phone, asker),
    type: 'quote',
    description: note,
    productCode: first.code,
    quote: { items, aircraft: carrier?.key ?? null, place, wantedBy },
  } as const;
  return createRequest(
    db,
    { columns, uploads: [], contentHash: contentHashOf(request) },
    sender,
    intake,
    now,
  );
}

/** The day it still is where days end last, twelve hours behind UTC: whoever asks may be there. As ISO date. */
function earliestDay(now: Date): string {
  return new Date(now.getTime() - 12 * 3600_000).toISOString().slice(0, 10);
}

/** Whether a draft was taken before: sent again on a later day, it is still the same. */
async function wasTaken(
  db: Database,
  { accountId }: QuotaSubject,
  { submissionId }: Pick<NewQuote, 'submissionId'>,
): Promise<boolean> {
  const own = and(eq(serviceRequest.accountId, accountId), eq(serviceRequest.submissionId, submissionId));
  return (await db.$count(serviceRequest, own)) > 0;
}

type SentColumns = Omit<
  typeof serviceRequest.$inferInsert,
  'number' | 'accountId' | 'language' | 'createdAt' | 'contentHash'
>;

/** What a form sent, as the columns it goes into, and what it is known by when it comes again. */
interface Sent<Columns extends SentColumns> {
  columns: ColumnsOnly<typeof serviceRequest, Columns>;
  /** Ids of its files. */
  uploads: readonly string[];
  contentHash: string;
}

async function createRequest<Columns extends SentColumns>(
  db: Database,
  { columns, uploads, contentHash }: Sent<Columns>,
  sender: QuotaSubject,
  { mailbox, quotas, reach, language }: Intake,
  now: Date,
): Promise<StoredRequest> {
  const { accountId } = sender;
  return db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    // A draft that is being taken in at this moment makes this wait for it, and then give way.
    const [taken] = await transaction
      .insert(serviceRequest)
      .values({
        ...columns,
        ...turnOf({ type: columns.type, createdAt: now }, []),
        number: newRequestNumber(),
        accountId,
        language,
        createdAt: now,
        contentHash,
      })
      .onConflictDoNothing({ target: [serviceRequest.accountId, serviceRequest.submissionId] })
      .returning();
    if (!taken) return sentBefore(transaction, accountId, columns.submissionId, contentHash);

    await consumeRequestQuota(transaction, quotas, sender, now);
    const files = await attach(transaction, taken.number, accountId, [...new Set(uploads)]);
    if (mailbox !== null) {
      const [facts] = await requestFacts(transaction, [taken]);
      if (!facts) throw new Error('A request was taken in and nothing is known of it.');
      const message = { kind: 'mail', recipient: mailbox, code: null, ...requestMail(facts, files) } as const;
      await enqueue(transaction, message, { now, lifetime: mailLifetime });
    }
    await notifyCustomer(transaction, taken, { status: taken.status, words: null }, reach, now);
    return taken;
  });
}

/** Puts an account's files into a request, in the order given. */
async function attach(db: Database, number: string, accountId: string, ids: string[]): Promise<StoredFile[]> {
  const own = and(
    inArray(upload.id, ids.filter(isUuid)),
    eq(upload.accountId, accountId),
    isNull(upload.requestNumber),
  );
  // In one order for everybody, so that two requests with the same files do not wait for each other.
  const locked = await db.select({ id: upload.id }).from(upload).where(own).orderBy(upload.id).for('update');
  const missing = ids.findIndex((id) => !locked.some((row) => row.id === id.toLowerCase()));
  if (missing >= 0) throw new Refused('operationFailure', 500, `uploads.${missing}`);
  const files: StoredFile[] = [];
  for (const [index, id] of ids.entries()) {
    const set = { requestNumber: number, position: index + 1 };
    files.push(...(await db.update(upload).set(set).where(eq(upload.id, id)).returning()));
  }
  return files;
}

/** SHA-256 of all that a form sent, hexadecimal: what it is known by when it comes again. */
function contentHashOf(request: NewRequest | NewQuote): string {
  const parts = Object.entries(request).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** The request a draft became when it was sent before. What a version that kept no hash took in counts as the same. */
async function sentBefore(
  db: Database,
  accountId: string,
  submissionId: string,
  contentHash: string,
): Promise<StoredRequest> {
  const [found] = await db
    .select()
    .from(serviceRequest)
    .where(and(eq(serviceRequest.accountId, accountId), eq(serviceRequest.submissionId, submissionId)));
  if (!found) throw new Error('The database has a submission and does not find it.');
  if (found.contentHash !== null && found.contentHash !== contentHash) throw new Refused('alreadySent');
  return found;
}
