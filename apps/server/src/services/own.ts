import {
  type AccountOverview,
  type ActivatedDevice,
  type OwnRequest,
  reportingDays,
  type SentRequest,
} from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { and, desc, eq, getTableColumns, or } from 'drizzle-orm';
import { carePlan, device, serviceRequest, upload } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { bindingTime } from './devices.ts';
import { keptIn } from './kept-in.ts';
import { daysOf, isAsked } from './promise.ts';
import { Refused } from './refused.ts';
import { registeredSerial } from './registered-serial.ts';
import { tidyRequestNumber } from './request-number.ts';
import { eventsOf, type RequestEvent, statusHistory } from './request-status.ts';

const hour = 3600_000;

/** What is read of a request that is shown whole. */
export const requestColumns = { ...getTableColumns(serviceRequest), registeredSerial };

export type KnownRequest = typeof serviceRequest.$inferSelect & { registeredSerial: string | null };

/** What an account has sent, activated or claimed, and enrolled; no device of which it has shown neither. */
export async function accountOverview(db: Database, accountId: string): Promise<AccountOverview> {
  const [requests, devices, plans] = await Promise.all([
    db
      .select({
        number: serviceRequest.number,
        type: serviceRequest.type,
        status: serviceRequest.status,
        productCode: serviceRequest.productCode,
        serialNumber: serviceRequest.serialNumber,
        quote: serviceRequest.quote,
        createdAt: serviceRequest.createdAt,
        registeredSerial,
      })
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
  return {
    requests: requests.map(sentRequest),
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
 * @param number as someone typed it.
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
    .select(requestColumns)
    .from(serviceRequest)
    .where(
      and(eq(serviceRequest.number, tidyRequestNumber(number)), eq(serviceRequest.accountId, accountId)),
    );
  if (!found) throw new Refused('operationFailure', 500, 'number');
  return requestDetails(db, found, shown);
}

/**
 * A request with its files, its history, what was written about it, and its days, as its sender is shown it. Who of the staff
 * did what is not told.
 */
export async function requestDetails(
  db: Database,
  found: KnownRequest,
  shown: { language: Language; holidays: ReadonlySet<string> },
): Promise<OwnRequest> {
  const [files, events] = await Promise.all([
    db
      .select({ name: upload.name })
      .from(upload)
      .where(eq(upload.requestNumber, found.number))
      .orderBy(upload.position),
    eventsOf(db, found.number),
  ]);
  return requestOf(found, { files, events }, shown);
}

/** As `requestDetails`, of what was read already. */
export function requestOf(
  found: KnownRequest,
  { files, events }: { files: readonly { name: string }[]; events: readonly RequestEvent[] },
  { language, holidays }: { language: Language; holidays: ReadonlySet<string> },
): OwnRequest {
  const standing = statusHistory(events);
  const returnedAt = standing.findLast((event) => event.status === 'returned')?.createdAt;
  return {
    ...keptIn(found, language),
    ...sentRequest(found),
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
    ...daysOf(found, holidays),
    damageBy: returnedAt ? new Date(returnedAt.getTime() + reportingDays * 24 * hour).toISOString() : null,
  };
}

function sentRequest(
  request: Pick<KnownRequest, keyof SentRequest | 'createdAt' | 'registeredSerial'>,
): SentRequest {
  const { number, type, status, productCode, serialNumber, registeredSerial: registered, quote } = request;
  return {
    number,
    type,
    status,
    productCode,
    serialNumber: registered ?? serialNumber,
    quote,
    createdAt: request.createdAt.toISOString(),
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
