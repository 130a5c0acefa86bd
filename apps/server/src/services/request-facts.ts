import { inArray } from 'drizzle-orm';
import { account, carePlan, device, type serviceRequest } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { addressOfAccount } from './address.ts';

type StoredRequest = typeof serviceRequest.$inferSelect;

/** A request and what else is known of who sent it and of the device it is about. */
export interface RequestFacts {
  request: StoredRequest;
  /** Email address or phone number its sender signs in with; null where the account is gone. */
  address: string | null;
  /** The device in the registry; null where that has none with the number, and for a quote. */
  device: Pick<
    typeof device.$inferSelect,
    'serialNumber' | 'productCode' | 'activatedAt' | 'serviceHours'
  > | null;
  /** The end of the device's care plan; null where there is none. */
  careUntil: Date | null;
}

/** Requests in one statement; PostgreSQL takes 65 535 values. */
const chunk = 5000;

/** What is known beside each request, in their order. */
export async function requestFacts(
  db: Database,
  requests: readonly StoredRequest[],
): Promise<RequestFacts[]> {
  const facts: RequestFacts[] = [];
  for (let start = 0; start < requests.length; start += chunk) {
    facts.push(...(await factsOf(db, requests.slice(start, start + chunk))));
  }
  return facts;
}

async function factsOf(db: Database, requests: readonly StoredRequest[]): Promise<RequestFacts[]> {
  if (requests.length === 0) return [];
  const accountIds = [...new Set(requests.map(({ accountId }) => accountId))];
  const serialKeys = [...new Set(requests.flatMap(({ serialKey }) => serialKey ?? []))];
  const accounts = await db.select().from(account).where(inArray(account.id, accountIds));
  const devices = serialKeys.length
    ? await db.select().from(device).where(inArray(device.serialKey, serialKeys))
    : [];
  const serials = devices.map(({ serialNumber }) => serialNumber);
  const plans = serials.length
    ? await db.select().from(carePlan).where(inArray(carePlan.serialNumber, serials))
    : [];
  const addressOf = new Map(accounts.map((each) => [each.id, addressOfAccount(each)?.value]));
  const deviceOf = new Map(devices.map((each) => [each.serialKey, each]));
  const endOf = new Map(plans.map(({ serialNumber, endsAt }) => [serialNumber, endsAt]));
  return requests.map((request) => {
    const found = (request.serialKey !== null && deviceOf.get(request.serialKey)) || null;
    return {
      request,
      address: addressOf.get(request.accountId) ?? null,
      device: found,
      careUntil: (found && endOf.get(found.serialNumber)) ?? null,
    };
  });
}
