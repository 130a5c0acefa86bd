import { fieldsWith, type OwnRequest, recordOf } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { eq } from 'drizzle-orm';
import { account, serviceRequest } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import type { Network } from './caller.ts';
import { countEachOrRefuse, limits, pairOf, takeBack } from './limits.ts';
import { requestColumns, requestDetails } from './own.ts';
import { isSamePhone } from './phone.ts';
import { Refused } from './refused.ts';
import { tidyRequestNumber } from './request-number.ts';

/**
 * One request of whoever has its number and the phone number it gave, or the address of the account that sent it. A
 * try counts before it is looked at and is taken back where it was right, so that neither is found by trying, nor by many tries at
 * one moment.
 *
 * @param number as someone typed it.
 * @param reach a tidied phone number or email address.
 * @throws {Refused} `operationFailure`, alike for a number that nobody has and for one of someone else.
 * @throws {LimitReached} `operationFailure` after too many that were wrong, for the right ones as well.
 */
export async function followedRequest(
  db: Database,
  {
    number,
    reach,
    network,
    ...shown
  }: {
    number: string;
    reach: string;
    language: Language;
    holidays: ReadonlySet<string>;
    network: Network;
  },
  now: Date,
): Promise<OwnRequest> {
  const key = tidyRequestNumber(number);
  const counted = [
    [limits.wrongFollowsFromNetwork, network],
    [limits.wrongFollowsForNumberFromNetwork, pairOf(key, network)],
    [limits.wrongFollowsForNumber, key],
  ] as const;
  await countEachOrRefuse(db, counted, now);
  const [found] = await db
    .select({ request: requestColumns, phone: account.phone, email: account.email })
    .from(serviceRequest)
    .leftJoin(account, eq(account.id, serviceRequest.accountId))
    .where(eq(serviceRequest.number, key));
  if (!found || !isReach(reach, found)) throw new Refused('operationFailure');
  await takeBack(db, ...counted);
  const whole = await requestDetails(db, found.request, shown);
  // Number and phone stand together on the parcel: whoever has read them there is told nobody's name, and not where they live.
  return {
    ...whole,
    ...recordOf(fieldsWith({ kept: 'column', private: true }), () => ''),
    ...recordOf(fieldsWith({ kept: 'nullableColumn', private: true }), () => null),
  };
}

/** Whether a phone number or an address is one that a request is known by. */
function isReach(
  reach: string,
  { request, phone, email }: { request: { phone: string }; phone: string | null; email: string | null },
): boolean {
  if (reach.includes('@')) return reach === email;
  return [request.phone, phone].some((each) => each !== null && each !== '' && isSamePhone(reach, each));
}
