import { setInWords } from '@payload/api/contract';
import { translate } from '@payload/catalog';
import { and, eq, isNull } from 'drizzle-orm';
import { account, type serviceRequest, staff } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { actorOf, type Staff } from './actor.ts';
import { count, limits } from './limits.ts';
import { enqueue } from './outbox.ts';
import { LimitReached, Refused } from './refused.ts';
import { type Reach, threadMessage } from './request-message.ts';
import { addEvent, customer, lifetime, lockRequest, messageSender, NotAllowed } from './request-status.ts';

type StoredRequest = typeof serviceRequest.$inferSelect;

/**
 * Writes to the sender of a locked request: the message leaves, and stands with the request.
 *
 * @throws {NotAllowed} for a question about a request that has ended, for nobody would wait for its answer.
 */
export async function writeToSender(
  db: Database,
  request: StoredRequest,
  { kind, words }: { kind: 'message' | 'question'; words: string },
  by: Staff,
  reach: Reach,
  now: Date,
): Promise<void> {
  if (kind === 'question' && request.waitsFor === 'nobody') throw new NotAllowed(request);
  await addEvent(db, request, { kind, status: request.status, words, ...actorOf(by) }, now);
  await messageSender(
    db,
    request,
    (address) => threadMessage(request, address, { kind, words }, reach.publicUrl),
    reach,
    now,
  );
}

/**
 * Takes in what the sender of a request writes about it, and tells who has it, or else the staff's mailbox.
 *
 * @throws {Refused} `operationFailure` where the account has no such request, or it has ended; `dailyLimitReached`.
 */
export async function replyToStaff(
  db: Database,
  { number, accountId, words }: { number: string; accountId: string; words: string },
  { mailbox, reach }: { mailbox: string | null; reach: Reach },
  now: Date,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const request = await lockRequest(transaction, number, accountId);
    if (request.waitsFor === 'nobody') throw new Refused('operationFailure', 500, 'number');
    if ((await count(transaction, limits.repliesByAccount, accountId, now)) > limits.repliesByAccount.most) {
      throw new LimitReached(limits.repliesByAccount, 'dailyLimitReached');
    }
    const { status } = request;
    await addEvent(transaction, request, { kind: 'reply', status, words, actor: customer }, now);
    const recipient = (await mailboxOf(transaction, request.assignee)) ?? mailbox;
    const subject = translate('en', 'request-mail', 'replySubject', { number });
    await mailToStaff(transaction, request, { recipient, subject, words }, reach, now);
  });
}

/** Tells someone of the staff by mail that a colleague handed them a request. */
export async function notifyOfHandover(
  db: Database,
  request: StoredRequest,
  { accountId, by }: { accountId: string; by: string },
  reach: Reach,
  now: Date,
): Promise<void> {
  const recipient = await mailboxOf(db, accountId);
  const subject = translate('en', 'request-mail', 'handedSubject', { number: request.number, by });
  await mailToStaff(db, request, { recipient, subject, words: request.description }, reach, now);
}

/** A mail to the staff about a request; none where nobody is to get it, or no mail leaves. */
async function mailToStaff(
  db: Database,
  { number, productCode, serialNumber, quote }: StoredRequest,
  { recipient, subject, words }: { recipient: string | null; subject: string; words: string },
  reach: Reach,
  now: Date,
): Promise<void> {
  if (recipient === null || !reach.canSend('mail')) return;
  const about = quote === null ? `${productCode} ${serialNumber}` : setInWords(quote);
  const body = `${number} ${about}\n\n${words}\n`;
  await enqueue(db, { kind: 'mail', recipient, subject, body, code: null }, { now, lifetime });
}

async function mailboxOf(db: Database, assignee: string | null): Promise<string | null> {
  if (assignee === null) return null;
  const [found] = await db
    .select({ email: account.email })
    .from(account)
    .innerJoin(staff, and(eq(staff.accountId, account.id), isNull(staff.leftAt)))
    .where(eq(account.id, assignee));
  return found?.email ?? null;
}
