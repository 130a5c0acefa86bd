import { findCouriers, findRequestProducts, saveByHand } from '@payload/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/store.ts';
import type { PostOffice } from '../delivery/post-office.ts';
import { courierList } from '../services/couriers.ts';
import { requestProducts, saveRequest } from '../services/requests.ts';
import { accountOf } from './account-of.ts';
import { servePlainCall } from './plain-call.ts';

interface Parts {
  db: Database;
  /** Whom to tell of new requests, or null. */
  serviceMailbox: string | null;
  postOffice: Pick<PostOffice, 'wake'>;
  now: () => Date;
}

/** The calls that hand a request in, and what its form offers. */
export function serveRequests(app: FastifyInstance, { db, serviceMailbox, postOffice, now }: Parts): void {
  // The lists hold nothing of anybody, and a form is filled in before its writer signs in.
  servePlainCall(app, findRequestProducts, async ({ query }) => requestProducts(query.language));

  servePlainCall(app, findCouriers, async ({ query }) => courierList(query.language));

  servePlainCall(app, saveByHand, async ({ body }, request) => {
    const accountId = await accountOf(db, request, now());
    const requestNumber = await saveRequest(db, body, accountId, serviceMailbox, now());
    postOffice.wake();
    return { requestNumber };
  });
}
