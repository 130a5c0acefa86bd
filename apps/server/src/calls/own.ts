import { getAccountOverview, getAccountRequest } from '@payload/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/store.ts';
import { accountOverview, accountRequest } from '../services/own.ts';
import { accountOf } from './account-of.ts';
import { servePlainCall } from './plain-call.ts';

/** The calls that show an account what is its own. */
export function serveOwn(app: FastifyInstance, { db, now }: { db: Database; now: () => Date }): void {
  servePlainCall(app, getAccountOverview, async (_given, request) =>
    accountOverview(db, await accountOf(db, request, now())),
  );

  servePlainCall(app, getAccountRequest, async ({ query: { number, language } }, request) => {
    const accountId = await accountOf(db, request, now());
    return accountRequest(db, { accountId, number, language });
  });
}
