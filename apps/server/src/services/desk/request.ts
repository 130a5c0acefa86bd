import { type DeskEvent, type DeskRequest, statusesAfter } from '@payload/api/contract';
import { and, desc, eq, ne } from 'drizzle-orm';
import { serviceRequest, upload } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
import { courierName } from '../couriers.ts';
import { Refused } from '../refused.ts';
import { requestFacts } from '../request-facts.ts';
import { customer, eventsOf, type RequestEvent, standingOf } from '../request-status.ts';
import { type DeskCaller, queuedRequests } from './queue.ts';

const hour = 3600_000;

/** Requests about the same device that are listed. */
const mostEarlier = 20;

/**
 * One request with all that staff know of it.
 *
 * @param number as it is kept.
 * @throws {Refused} `operationFailure` where there is none.
 */
export async function deskRequest(
  db: Database,
  number: string,
  caller: DeskCaller,
  now: Date,
): Promise<DeskRequest> {
  const [found] = await db.select().from(serviceRequest).where(eq(serviceRequest.number, number));
  if (!found) throw new Refused('operationFailure', 500, 'number');
  const [[queued], [facts], files, earlier, events] = await Promise.all([
    queuedRequests(db, [found], caller, now),
    requestFacts(db, [found]),
    db
      .select({ id: upload.id, name: upload.name, type: upload.type, bytes: upload.bytes })
      .from(upload)
      .where(eq(upload.requestNumber, number))
      .orderBy(upload.position),
    db
      .select({
        number: serviceRequest.number,
        type: serviceRequest.type,
        status: serviceRequest.status,
        createdAt: serviceRequest.createdAt,
      })
      .from(serviceRequest)
      .where(and(eq(serviceRequest.serialKey, found.serialKey), ne(serviceRequest.number, number)))
      .orderBy(desc(serviceRequest.createdAt))
      .limit(mostEarlier),
    eventsOf(db, number),
  ]);
  if (!queued || !facts) throw new Error('A request was found and nothing is known of it.');
  const { language, contact, phone, region, address, courier, trackingNumber, description, type, status } =
    found;
  const last = standingOf(events).at(-1);
  return {
    ...queued,
    language,
    contact,
    phone,
    region,
    address,
    courier: courier === null ? null : courierName(courier, language),
    trackingNumber,
    description,
    account: facts.address,
    device: facts.device && deviceOf(facts.device, facts.careUntil),
    earlier: earlier.map(({ createdAt, ...each }) => ({ ...each, createdAt: createdAt.toISOString() })),
    files,
    events: events.map((event) => shown(event, caller)),
    next: [...statusesAfter(type, status)],
    canUndo: last !== undefined && last.actor !== customer,
    version: versionOf(events),
  };
}

function deviceOf(
  {
    productCode,
    activatedAt,
    serviceHours,
  }: NonNullable<Awaited<ReturnType<typeof requestFacts>>[number]['device']>,
  careUntil: Date | null,
): DeskRequest['device'] {
  return {
    productCode,
    activatedAt: activatedAt?.toISOString() ?? null,
    serviceUntil: activatedAt ? new Date(activatedAt.getTime() + serviceHours * hour).toISOString() : null,
    careUntil: careUntil?.toISOString() ?? null,
  };
}

function shown({ id, kind, status, words, actor, createdAt }: RequestEvent, { name }: DeskCaller): DeskEvent {
  return { id, kind, status, words, actor, isYou: actor === name, at: createdAt.toISOString() };
}

/** What a change is made on: the last event, 0 before the first. */
export function versionOf(events: readonly RequestEvent[]): number {
  return events.at(-1)?.id ?? 0;
}
