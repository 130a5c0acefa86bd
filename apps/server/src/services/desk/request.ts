import { type DeskEvent, type DeskRequest, statusesAfter } from '@payload/api/contract';
import { and, asc, eq, getTableColumns, isNull, ne } from 'drizzle-orm';
import { account, carePlan, device, serviceRequest, staff, upload } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
import { addressOfAccount } from '../address.ts';
import { serviceEnd } from '../devices.ts';
import { keptIn } from '../kept-in.ts';
import { Refused } from '../refused.ts';
import { customer, eventsOf, type RequestEvent, statusHistory } from '../request-status.ts';
import { type DeskCaller, queuedColumns, queuedRequest } from './queue.ts';
import { requestsOfDevice } from './requests-of-device.ts';

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
  const [row] = await db
    .select({
      request: { ...getTableColumns(serviceRequest), ...queuedColumns },
      // First what is never null: by it an account is told from none.
      account: { id: account.id, email: account.email, phone: account.phone },
      device: {
        productCode: device.productCode,
        activatedAt: device.activatedAt,
        serviceHours: device.serviceHours,
      },
      careUntil: carePlan.endsAt,
    })
    .from(serviceRequest)
    .leftJoin(account, eq(account.id, serviceRequest.accountId))
    .leftJoin(device, eq(device.serialKey, serviceRequest.serialKey))
    .leftJoin(carePlan, eq(carePlan.serialNumber, device.serialNumber))
    .where(eq(serviceRequest.number, number));
  if (!row) throw new Refused('operationFailure', 500, 'number');
  const found = row.request;
  const [files, ofDevice, events, colleagues] = await Promise.all([
    db
      .select({ id: upload.id, name: upload.name, type: upload.type, bytes: upload.bytes })
      .from(upload)
      .where(eq(upload.requestNumber, number))
      .orderBy(upload.position),
    found.serialKey === null ? [] : requestsOfDevice(db, found.serialKey),
    eventsOf(db, number),
    db
      .select({ name: staff.name })
      .from(staff)
      .where(and(ne(staff.accountId, caller.accountId), isNull(staff.leftAt)))
      .orderBy(asc(staff.name)),
  ]);
  const { language, type, status, fault } = found;
  const last = statusHistory(events).at(-1);
  return {
    ...keptIn(found, language),
    ...queuedRequest(found, caller, now),
    language,
    fault,
    account: (row.account && addressOfAccount(row.account)?.value) ?? null,
    device: row.device && deviceOf(row.device, row.careUntil),
    earlier: ofDevice.filter((each) => each.number !== number).slice(0, mostEarlier),
    files,
    events: events.map((event) => shown(event, caller)),
    next: [...statusesAfter(type, status)],
    colleagues: colleagues.map(({ name }) => name),
    canUndo: last !== undefined && last.actor !== customer,
    version: versionOf(events),
  };
}

function deviceOf(
  known: Pick<typeof device.$inferSelect, 'productCode' | 'activatedAt' | 'serviceHours'>,
  careUntil: Date | null,
): DeskRequest['device'] {
  return {
    productCode: known.productCode,
    activatedAt: known.activatedAt?.toISOString() ?? null,
    serviceUntil: serviceEnd(known)?.toISOString() ?? null,
    careUntil: careUntil?.toISOString() ?? null,
  };
}

function shown(
  { id, kind, status, words, actor, actorId, createdAt }: RequestEvent,
  { accountId }: DeskCaller,
): DeskEvent {
  return { id, kind, status, words, actor, isYou: actorId === accountId, at: createdAt.toISOString() };
}

/** What a change is made on: the last event, 0 before the first. */
export function versionOf(events: readonly RequestEvent[]): number {
  return events.at(-1)?.id ?? 0;
}
