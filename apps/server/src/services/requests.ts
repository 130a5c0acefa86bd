import type { Language, RequestProduct, saveByHand } from '@payload/api/contract';
import { findProduct, products, translate } from '@payload/catalog';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { serviceRequest, upload } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { isCourier } from './couriers.ts';
import { isUuid } from './ids.ts';
import { enqueue } from './outbox.ts';
import { Refused } from './refused.ts';
import { newRequestNumber } from './request-number.ts';
import { requestMail, type StoredFile } from './request-sheet.ts';

/** A request as the contract has tidied it. */
export type NewRequest = InferOutput<(typeof saveByHand)['body']>;

/** Milliseconds a mail to the staff is tried: a mailbox may be away over a long weekend. */
const mailLifetime = 4 * 24 * 3600_000;

/** The products a request can be about, brackets included, in menu order. */
export function requestProducts(language: Language): RequestProduct[] {
  return products.map(({ code, type, titleKey }) => {
    const [, key = ''] = titleKey.split(':');
    return { code, type, name: translate(language, 'products', key) };
  });
}

/**
 * Takes a request in, its files and the mail to the staff with it: all on the disk when this resolves, or
 * nothing. The same draft sent again, at the same moment or later, gives the number it got first.
 *
 * @param mailbox whom to tell, or null.
 * @returns the request's number.
 * @throws {Refused} `incorrectFormat` for a product or courier there is not, `operationFailure` for a file
 *   that is not the account's own, or is in another request.
 */
export async function saveRequest(
  db: Database,
  request: NewRequest,
  accountId: string,
  mailbox: string | null,
  now: Date,
): Promise<string> {
  if (!findProduct(request.productCode)) throw new Refused('incorrectFormat', 500, 'productCode');
  if (request.type !== 'problem' && !isCourier(request.courier)) {
    throw new Refused('incorrectFormat', 500, 'courier');
  }
  const { uploads, ...columns } = request;
  return db.transaction(async (transaction) => {
    // A draft that is being taken in at this moment makes this wait for it, and then give way.
    const [taken] = await transaction
      .insert(serviceRequest)
      .values({ ...columns, number: newRequestNumber(), accountId, createdAt: now })
      .onConflictDoNothing({ target: [serviceRequest.accountId, serviceRequest.submissionId] })
      .returning();
    if (!taken) return numberOf(transaction, accountId, request.submissionId);

    const files = await attach(transaction, taken.number, accountId, [...new Set(uploads)]);
    if (mailbox !== null) {
      const message = { kind: 'mail', recipient: mailbox, code: null, ...requestMail(taken, files) } as const;
      await enqueue(transaction, message, { now, lifetime: mailLifetime });
    }
    return taken.number;
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

/** The number a draft got when it was sent before. */
async function numberOf(db: Database, accountId: string, submissionId: string): Promise<string> {
  const [found] = await db
    .select({ number: serviceRequest.number })
    .from(serviceRequest)
    .where(and(eq(serviceRequest.accountId, accountId), eq(serviceRequest.submissionId, submissionId)));
  if (!found) throw new Error('The database has a submission and does not find it.');
  return found.number;
}
