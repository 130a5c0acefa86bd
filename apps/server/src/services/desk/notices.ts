import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { DeskNotice, NoticeDraft, NoticeOutcome } from '@payload/api/contract';
import { findProduct } from '@payload/catalog';
import { asc, count, desc, eq, inArray } from 'drizzle-orm';
import { batchesOf } from '../../db/batches.ts';
import { device, notice, noticeEvent, noticeMessage, noticeScope, outbox } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
import { noticePaper } from '../../papers/notice-paper.ts';
import type { PaperRequest } from '../../papers/parts.ts';
import { actorOf, doerOf, type Staff } from '../actor.ts';
import { noticeMessageTo } from '../notice-message.ts';
import { isConcerned, ownersOf } from '../notice-owners.ts';
import { readScopes } from '../notices.ts';
import { enqueueAll } from '../outbox.ts';
import { Refused } from '../refused.ts';
import type { Reach } from '../request-message.ts';
import { lifetime } from '../request-status.ts';
import { noteSecurity } from '../security-log.ts';

/** Every notice there is or was, newest first, with what was done about it. */
export async function deskNotices(db: Database): Promise<{ notices: DeskNotice[] }> {
  const [rows, events, told] = await Promise.all([
    db.select().from(notice).orderBy(desc(notice.publishedAt), desc(notice.number)),
    db.select().from(noticeEvent).orderBy(asc(noticeEvent.id)),
    db
      .select({ number: noticeMessage.noticeNumber, count: count() })
      .from(noticeMessage)
      .groupBy(noticeMessage.noticeNumber),
  ]);
  const scopesOf = await readScopes(db, rows);
  const eventsOf = Map.groupBy(events, ({ noticeNumber }) => noticeNumber);
  const notices = rows.map((row): DeskNotice => {
    const { number, severity, texts, publishedAt } = row;
    const own = eventsOf.get(number) ?? [];
    const withdrawal = own.find(({ kind }) => kind === 'withdrawn');
    return {
      number,
      severity,
      scopes: scopesOf(row),
      texts,
      publishedAt: publishedAt.toISOString(),
      publishedBy: own.find(({ kind }) => kind === 'published')?.actor ?? '',
      withdrawn: withdrawal
        ? {
            at: withdrawal.createdAt.toISOString(),
            actor: withdrawal.actor,
            reason: withdrawal.reason ?? '',
          }
        : null,
      told: told.find((each) => each.number === number)?.count ?? 0,
    };
  });
  return { notices };
}

/**
 * Says whom a notice would reach. Nothing is written.
 *
 * @throws {Refused} as `publish`.
 */
export async function previewOf(db: Database, draft: NoticeDraft, reach: Reach): Promise<NoticeOutcome> {
  requireProducts(draft);
  await requireFreeNumber(db, draft);
  return outcomeOf(db, draft, (await ownersOf(db, draft, reach)).length);
}

/**
 * The PDF of a notice before it is published.
 *
 * @throws {Refused} `incorrectFormat` beside `notice.scopes` for a model that does not exist.
 */
export function paperOf(draft: NoticeDraft, request: PaperRequest): ReturnType<typeof noticePaper> {
  requireProducts(draft);
  const { number, severity, scopes, texts } = draft;
  const printed = { number, severity, scopes, ...texts[request.language], isPublished: false };
  return noticePaper(printed, request);
}

/**
 * Publishes a notice and tells its owners (of a safety notice all, else those that asked for notices): all of it is on the disk when this resolves, or nothing. The same
 * notice once more changes nothing.
 *
 * @throws {Refused} `alreadySent` beside `notice.number` where another notice has it; `incorrectFormat` beside `notice.scopes` for a model
 *   that does not exist.
 */
export async function publish(
  db: Database,
  draft: NoticeDraft,
  staff: Staff,
  reach: Reach,
  now: Date,
): Promise<NoticeOutcome> {
  requireProducts(draft);
  const { number, severity, scopes, texts } = draft;
  return db.transaction(async (transaction) => {
    // Who publishes the same number at the same moment waits here for the other.
    const [made] = await transaction
      .insert(notice)
      .values({ number, severity, texts, publishedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!made) {
      await requireFreeNumber(transaction, draft);
      const told = await transaction.$count(noticeMessage, eq(noticeMessage.noticeNumber, number));
      return outcomeOf(transaction, draft, told);
    }
    await transaction.insert(noticeScope).values(
      scopes.map(({ productCode, from, to }, index) => ({
        noticeNumber: number,
        position: index + 1,
        productCode,
        serialFrom: from,
        serialTo: to,
      })),
    );
    await transaction
      .insert(noticeEvent)
      .values({ noticeNumber: number, kind: 'published', ...actorOf(staff), createdAt: now });
    const outcome = await outcomeOf(transaction, draft, await notifyOwners(transaction, draft, reach, now));
    await noteSecurity(transaction, { act: 'notice published', ...doerOf(staff), subject: number }, now);
    return outcome;
  });
}

/** @returns how many accounts are told. */
async function notifyOwners(db: Database, draft: NoticeDraft, reach: Reach, now: Date): Promise<number> {
  const owners = await ownersOf(db, draft, reach);
  const messages = owners.map((owner) => ({
    accountId: owner.accountId,
    message: { id: randomUUID(), ...noticeMessageTo(owner.address, draft, owner, reach.publicUrl) },
  }));
  await enqueueAll(
    db,
    messages.map(({ message }) => message),
    { now, lifetime },
  );
  const rows = messages.map(({ accountId, message }) => ({
    noticeNumber: draft.number,
    accountId,
    messageId: message.id,
    createdAt: now,
  }));
  for (const batch of batchesOf(rows)) await db.insert(noticeMessage).values(batch);
  return owners.length;
}

/**
 * Takes a notice off the site, and what has not left of its messages out of the outbox.
 *
 * @throws {Refused} `operationFailure` where there is none with the number, `notPossibleNow` where it was withdrawn before.
 */
export async function withdraw(
  db: Database,
  { number, reason }: { number: string; reason: string },
  staff: Staff,
  now: Date,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [found] = await transaction.select().from(notice).where(eq(notice.number, number)).for('update');
    if (!found) throw new Refused('operationFailure', 500, 'number');
    if (found.withdrawnAt) throw new Refused('notPossibleNow', 500, 'number');
    await transaction.update(notice).set({ withdrawnAt: now }).where(eq(notice.number, number));
    await transaction
      .insert(noticeEvent)
      .values({ noticeNumber: number, kind: 'withdrawn', reason, ...actorOf(staff), createdAt: now });
    const messages = transaction
      .select({ id: noticeMessage.messageId })
      .from(noticeMessage)
      .where(eq(noticeMessage.noticeNumber, number));
    await transaction.delete(outbox).where(inArray(outbox.id, messages));
    await noteSecurity(transaction, { act: 'notice withdrawn', ...doerOf(staff), subject: number }, now);
  });
}

function requireProducts({ scopes }: NoticeDraft): void {
  if (scopes.some(({ productCode }) => !findProduct(productCode)))
    throw new Refused('incorrectFormat', 500, 'notice.scopes');
}

/** @throws {Refused} `alreadySent` where another notice has the number, or had it: that of this very notice is free. */
async function requireFreeNumber(db: Database, draft: NoticeDraft): Promise<void> {
  const [found] = await db.select().from(notice).where(eq(notice.number, draft.number));
  if (!found) return;
  const { number, severity, texts, withdrawnAt } = found;
  const scopes = (await readScopes(db, [found]))(found);
  const isSame = withdrawnAt === null && isDeepStrictEqual({ number, severity, texts, scopes }, { ...draft });
  if (!isSame) throw new Refused('alreadySent', 500, 'notice.number');
}

async function outcomeOf(db: Database, { scopes }: NoticeDraft, accounts: number): Promise<NoticeOutcome> {
  return { devices: await db.$count(device, isConcerned(scopes)), accounts };
}
