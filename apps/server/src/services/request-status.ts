import { canWithdraw, type RequestStatus, statusesAfter } from '@payload/api/contract';
import { and, asc, eq } from 'drizzle-orm';
import { account, requestEvent, serviceRequest } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { actorOf, type Staff } from './actor.ts';
import { type Address, addressOfAccount } from './address.ts';
import { enqueue } from './outbox.ts';
import { turnOf } from './promise.ts';
import { Refused } from './refused.ts';
import { type Reach, statusMessage } from './request-message.ts';

type StoredRequest = typeof serviceRequest.$inferSelect;
export type RequestEvent = typeof requestEvent.$inferSelect;

/** Milliseconds a message about a request is tried. */
export const lifetime = 4 * 24 * 3600_000;

/** A change that a request does not allow as it stands, with what it does allow; for staff, who are told why. */
export class NotAllowed extends Error {
  readonly status: RequestStatus;
  readonly allowed: readonly RequestStatus[];

  constructor({ status, type }: Pick<StoredRequest, 'status' | 'type'>) {
    super(`A request that is ${status} cannot become that.`);
    this.status = status;
    this.allowed = statusesAfter(type, status);
  }
}

/**
 * Moves a request on, and tells its sender: both are on the disk when this resolves, or neither.
 *
 * @param change `words` are added to what the customer is told.
 * @throws {NotAllowed} where the request cannot become that.
 * @throws {Refused} `operationFailure` where there is no such request.
 */
export async function setStatus(
  db: Database,
  { number, status, words }: { number: string; status: RequestStatus; words: string | null },
  staff: Staff,
  reach: Reach,
  now: Date,
): Promise<StoredRequest> {
  return db.transaction(async (transaction) => {
    const request = await lockRequest(transaction, number);
    if (!statusesAfter(request.type, request.status).includes(status)) throw new NotAllowed(request);
    return write(transaction, request, { kind: 'status', status, words, ...actorOf(staff) }, reach, now);
  });
}

/**
 * Takes the last change of status back that staff made, and tells the customer that it was a mistake.
 *
 * @throws {NotAllowed} where there is none.
 * @throws {Refused} `operationFailure` where there is no such request.
 */
export async function undoStatus(
  db: Database,
  number: string,
  staff: Staff,
  reach: Reach,
  now: Date,
): Promise<StoredRequest> {
  return db.transaction(async (transaction) => {
    const request = await lockRequest(transaction, number);
    const standing = statusHistory(await eventsOf(transaction, number));
    const last = standing.pop();
    if (!last || last.actor === customer) throw new NotAllowed(request);
    const status = standing.at(-1)?.status ?? 'submitted';
    return write(transaction, request, { kind: 'undo', status, words: null, ...actorOf(staff) }, reach, now);
  });
}

/** Writes down what only staff read. @throws {Refused} `operationFailure` where there is no such request. */
export async function addNote(
  db: Database,
  { number, words }: { number: string; words: string },
  staff: Staff,
  now: Date,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const request = await lockRequest(transaction, number);
    await addEvent(
      transaction,
      request,
      { kind: 'note', status: request.status, words, ...actorOf(staff) },
      now,
    );
  });
}

/**
 * Takes a request back for the account that sent it, while nothing was done about it; done again it changes nothing.
 *
 * @throws {Refused} `operationFailure` where work has begun, or the account has no such request.
 */
export async function withdraw(
  db: Database,
  { number, accountId }: { number: string; accountId: string },
  reach: Reach,
  now: Date,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const request = await lockRequest(transaction, number, accountId);
    if (request.status === 'withdrawn') return;
    if (!canWithdraw(request.status)) throw new Refused('operationFailure', 500, 'number');
    const event = { kind: 'status', status: 'withdrawn', words: null, actor: customer } as const;
    await write(transaction, request, event, reach, now);
  });
}

/** What was done about a request, in its order. */
export async function eventsOf(db: Database, number: string): Promise<RequestEvent[]> {
  return db
    .select()
    .from(requestEvent)
    .where(eq(requestEvent.requestNumber, number))
    .orderBy(asc(requestEvent.id));
}

/** The changes of status that hold: without notes, and without what was taken back. */
export function statusHistory(events: readonly RequestEvent[]): RequestEvent[] {
  const standing: RequestEvent[] = [];
  for (const event of events) {
    if (event.kind === 'status') standing.push(event);
    else if (event.kind === 'undo') standing.pop();
  }
  return standing;
}

/** Tells the sender of a request that it was taken in, or has come to stand somewhere else. */
export async function notifyCustomer(
  db: Database,
  request: StoredRequest,
  change: { status: RequestStatus; words: string | null; isUndo?: boolean },
  reach: Reach,
  now: Date,
): Promise<void> {
  const messageTo = (address: Address) => statusMessage(request, address, change, reach);
  await messageSender(db, request, messageTo, reach, now);
}

/** Puts a message to the sender of a request into the outbox, where they have an address that messages can be sent to. */
export async function messageSender(
  db: Database,
  { accountId }: StoredRequest,
  messageTo: (address: Address) => ReturnType<typeof statusMessage>,
  { canSend }: Reach,
  now: Date,
): Promise<void> {
  const [sender] = await db.select().from(account).where(eq(account.id, accountId));
  const address = sender && addressOfAccount(sender);
  if (!address || !canSend(address.kind === 'email' ? 'mail' : 'sms')) return;
  await enqueue(db, { ...messageTo(address), code: null }, { now, lifetime });
}

/** What is written down of something that was done about a request. */
type NewEvent = Pick<RequestEvent, 'kind' | 'status' | 'words' | 'actor'> &
  Partial<Pick<RequestEvent, 'actorId'>>;

/** As an actor: the account that sent the request. */
export const customer = 'customer';

/**
 * A request that nobody else changes until the transaction ends.
 *
 * @throws {Refused} `operationFailure` where there is none, or the account has none with the number.
 */
export async function lockRequest(db: Database, number: string, accountId?: string): Promise<StoredRequest> {
  const [request] = await db
    .select()
    .from(serviceRequest)
    .where(
      and(
        eq(serviceRequest.number, number),
        accountId === undefined ? undefined : eq(serviceRequest.accountId, accountId),
      ),
    )
    .for('update');
  if (!request) throw new Refused('operationFailure', 500, 'number');
  return request;
}

/** Writes down what was done about a locked request, and computes again where it stands and who is to act. */
export async function addEvent(
  db: Database,
  { number, ...request }: StoredRequest,
  event: NewEvent,
  now: Date,
): Promise<StoredRequest> {
  await db.insert(requestEvent).values({ ...event, requestNumber: number, createdAt: now });
  const [changed] = await db
    .update(serviceRequest)
    .set({ status: event.status, ...turnOf(request, await eventsOf(db, number)) })
    .where(eq(serviceRequest.number, number))
    .returning();
  if (!changed) throw new Error('A locked request has gone.');
  return changed;
}

async function write(
  db: Database,
  request: StoredRequest,
  event: NewEvent,
  reach: Reach,
  now: Date,
): Promise<StoredRequest> {
  const changed = await addEvent(db, request, event, now);
  await notifyCustomer(db, changed, { ...event, isUndo: event.kind === 'undo' }, reach, now);
  return changed;
}
