import {
  type AccountOverview,
  type ActivatedDevice,
  type OwnRequest,
  type SentRequest,
  sendsDevice,
} from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { carePlan, device, serviceRequest, upload } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { courierName } from './couriers.ts';
import { bindingTime } from './devices.ts';
import { isAsked, promisedBy } from './promise.ts';
import { Refused } from './refused.ts';
import { tidyRequestNumber } from './request-number.ts';
import { eventsOf, standingOf } from './request-status.ts';

const hour = 3600_000;

/** Milliseconds to send a device in once its service was confirmed, and to report damage in transport (specification, section 9). */
const sendingTime = 7 * 24 * hour;
const reportingTime = 7 * 24 * hour;

type StoredRequest = typeof serviceRequest.$inferSelect;

/** What an account has sent, activated or claimed, and enrolled; no device of which it has shown neither. */
export async function accountOverview(db: Database, accountId: string): Promise<AccountOverview> {
  const [requests, devices, plans] = await Promise.all([
    db
      .select()
      .from(serviceRequest)
      .where(eq(serviceRequest.accountId, accountId))
      .orderBy(desc(serviceRequest.createdAt), serviceRequest.number),
    db
      .select()
      .from(device)
      .where(or(eq(device.activatedBy, accountId), eq(device.claimedBy, accountId)))
      .orderBy(desc(device.activatedAt), device.serialNumber),
    db
      .select()
      .from(carePlan)
      .where(eq(carePlan.accountId, accountId))
      .orderBy(desc(carePlan.startsAt), carePlan.serialNumber),
  ]);
  const serials = await registeredSerials(db, requests);
  return {
    requests: requests.map((request) => sentRequest(request, serials)),
    devices: devices.flatMap(({ activatedAt, ...rest }) =>
      activatedAt ? [activatedDevice({ ...rest, activatedAt })] : [],
    ),
    plans: plans.map(({ serialNumber, productCode, startsAt, endsAt }) => ({
      serialNumber,
      productCode,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
  };
}

/**
 * One request of an account, whole.
 *
 * @param number as somebody typed it.
 * @throws {Refused} `operationFailure` where the account has none with this number, whoever else may have.
 */
export async function accountRequest(
  db: Database,
  {
    accountId,
    number,
    ...shown
  }: { accountId: string; number: string; language: Language; holidays: ReadonlySet<string> },
): Promise<OwnRequest> {
  const [found] = await db
    .select()
    .from(serviceRequest)
    .where(
      and(eq(serviceRequest.number, tidyRequestNumber(number)), eq(serviceRequest.accountId, accountId)),
    );
  if (!found) throw new Refused('operationFailure', 500, 'number');
  return wholeRequest(db, found, shown);
}

/**
 * A request with its files, its history, what was written about it, and its days, as its sender is shown it. Who of the staff
 * did what is not told.
 */
export async function wholeRequest(
  db: Database,
  found: StoredRequest,
  { language, holidays }: { language: Language; holidays: ReadonlySet<string> },
): Promise<OwnRequest> {
  const files = await db
    .select({ name: upload.name })
    .from(upload)
    .where(eq(upload.requestNumber, found.number))
    .orderBy(upload.position);
  const { contact, phone, region, address, courier, trackingNumber, description, type, status } = found;
  const events = await eventsOf(db, found.number);
  const standing = standingOf(events);
  const returnedAt = standing.findLast((event) => event.status === 'returned')?.createdAt;
  return {
    ...sentRequest(found, await registeredSerials(db, [found])),
    contact,
    phone,
    region,
    address,
    courier: courier === null ? null : courierName(courier, language),
    trackingNumber,
    description,
    files: files.map(({ name }) => name),
    history: [
      { status: 'submitted', at: found.createdAt.toISOString(), note: null },
      ...standing.map((event) => ({
        status: event.status,
        at: event.createdAt.toISOString(),
        note: event.words,
      })),
    ],
    messages: events.flatMap(({ kind, words, createdAt }) =>
      words !== null && (kind === 'message' || kind === 'question' || kind === 'reply')
        ? [
            {
              at: createdAt.toISOString(),
              from: kind === 'reply' ? ('customer' as const) : ('workshop' as const),
              words,
              isQuestion: kind === 'question',
            },
          ]
        : [],
    ),
    isAsked: isAsked(events),
    promisedBy: found.dueAt && promisedBy(found.dueAt, holidays).toISOString(),
    sendBy:
      sendsDevice(type) && status === 'submitted'
        ? new Date(found.createdAt.getTime() + sendingTime).toISOString()
        : null,
    damageBy: returnedAt ? new Date(returnedAt.getTime() + reportingTime).toISOString() : null,
  };
}

/** Serial numbers as the registry writes them, by what they are compared by. */
export async function registeredSerials(
  db: Database,
  requests: readonly StoredRequest[],
): Promise<ReadonlyMap<string, string>> {
  const keys = [...new Set(requests.flatMap(({ serialKey }) => serialKey ?? []))];
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ serialKey: device.serialKey, serialNumber: device.serialNumber })
    .from(device)
    .where(inArray(device.serialKey, keys));
  return new Map(rows.map(({ serialKey, serialNumber }) => [serialKey, serialNumber]));
}

function sentRequest(request: StoredRequest, serials: ReadonlyMap<string, string>): SentRequest {
  const { number, type, status, productCode, serialNumber, serialKey, quote, createdAt } = request;
  return {
    number,
    type,
    status,
    productCode,
    serialNumber: (serialKey === null ? undefined : serials.get(serialKey)) ?? serialNumber,
    quote,
    createdAt: createdAt.toISOString(),
  };
}

function activatedDevice({
  serialNumber,
  productCode,
  activatedAt,
  serviceHours,
}: Pick<typeof device.$inferSelect, 'serialNumber' | 'productCode' | 'serviceHours'> & {
  activatedAt: Date;
}): ActivatedDevice {
  const after = (milliseconds: number) => new Date(activatedAt.getTime() + milliseconds).toISOString();
  return {
    serialNumber,
    productCode,
    activatedAt: activatedAt.toISOString(),
    serviceHours,
    serviceUntil: after(serviceHours * hour),
    bindBefore: after(bindingTime),
  };
}
