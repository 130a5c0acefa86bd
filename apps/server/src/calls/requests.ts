import {
  findCouriers,
  findParcelAddress,
  findRequestProducts,
  type Language,
  saveByHand,
  saveQuote,
} from '@payload/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/store.ts';
import type { Mailer } from '../delivery/mailer.ts';
import { courierList } from '../services/couriers.ts';
import { daysOf } from '../services/promise.ts';
import type { Quotas } from '../services/quotas.ts';
import type { Reach } from '../services/request-message.ts';
import { productOfSerial, requestProducts, saveQuoteRequest, saveRequest } from '../services/requests.ts';
import { accountOf } from './account-of.ts';
import { networkOf } from './caller.ts';
import { servePlainCall } from './plain-call.ts';

interface Parts {
  db: Database;
  /** Whom to tell of new requests, or null. */
  serviceMailbox: string | null;
  /** Where parcels go; null where customers have to ask. */
  parcelAddress: Readonly<Record<Language, string | null>>;
  mailer: Pick<Mailer, 'wake'>;
  reach: Reach;
  quotas: Quotas;
  now: () => Date;
}

/** The calls that hand a request in, and what its form offers. */
export function serveRequests(
  app: FastifyInstance,
  { db, serviceMailbox: mailbox, parcelAddress, mailer, reach, quotas, now }: Parts,
): void {
  // The lists hold nothing of anybody, and a form is filled in before its writer signs in.
  servePlainCall(app, findRequestProducts, async ({ query: { serialNumber, language } }, request) =>
    serialNumber === undefined
      ? requestProducts(language)
      : productOfSerial(db, { serialNumber, language, network: networkOf(request) }, now()),
  );

  servePlainCall(app, findCouriers, async ({ query }) => courierList(query.language));

  servePlainCall(app, findParcelAddress, async ({ query: { language } }) => ({
    address: parcelAddress[language],
  }));

  servePlainCall(app, saveByHand, async ({ body, query: { language } }, request) => {
    const accountId = await accountOf(db, request, now());
    const sender = { accountId, network: networkOf(request) };
    const taken = await saveRequest(db, body, sender, { mailbox, quotas, reach, language }, now());
    mailer.wake();
    return { requestNumber: taken.number, ...daysOf(taken, reach.holidays) };
  });

  servePlainCall(app, saveQuote, async ({ body, query: { language } }, request) => {
    const accountId = await accountOf(db, request, now());
    const sender = { accountId, network: networkOf(request) };
    const intake = { mailbox, quotas, reach, language };
    const taken = await saveQuoteRequest(db, body, sender, intake, now());
    mailer.wake();
    return { requestNumber: taken.number, ...daysOf(taken, reach.holidays) };
  });
}
