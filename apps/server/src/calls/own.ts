import {
  followRequest,
  getAccountOverview,
  getAccountRequest,
  replyToRequest,
  withdrawRequest,
} from '@payload/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/store.ts';
import type { Mailer } from '../delivery/mailer.ts';
import { followedRequest } from '../services/follow.ts';
import { accountOverview, accountRequest } from '../services/own.ts';
import type { Reach } from '../services/request-message.ts';
import { tidyRequestNumber } from '../services/request-number.ts';
import { withdraw } from '../services/request-status.ts';
import { replyToStaff } from '../services/request-thread.ts';
import { accountOf } from './account-of.ts';
import { networkOf } from './caller.ts';
import { servePlainCall } from './plain-call.ts';

interface Parts {
  db: Database;
  mailer: Pick<Mailer, 'wake'>;
  /** Whom to tell of what customers write, where nobody has their request; or null. */
  serviceMailbox: string | null;
  reach: Reach;
  now: () => Date;
}

/** The calls that show an account what is its own, let it take a request back, and show one to whoever follows it. */
export function serveOwn(
  app: FastifyInstance,
  { db, mailer, serviceMailbox: mailbox, reach, now }: Parts,
): void {
  servePlainCall(app, getAccountOverview, async (_given, request) =>
    accountOverview(db, await accountOf(db, request, now())),
  );

  servePlainCall(app, getAccountRequest, async ({ query: { number, language } }, request) => {
    const accountId = await accountOf(db, request, now());
    return accountRequest(db, { accountId, number, language, holidays: reach.holidays });
  });

  servePlainCall(app, followRequest, async ({ body, query: { language } }, request) =>
    followedRequest(db, { ...body, language, holidays: reach.holidays, network: networkOf(request) }, now()),
  );

  servePlainCall(app, withdrawRequest, async ({ body, query: { language } }, request) => {
    const accountId = await accountOf(db, request, now());
    const number = tidyRequestNumber(body.number);
    await withdraw(db, { number, accountId }, reach, now());
    mailer.wake();
    return accountRequest(db, { accountId, number, language, holidays: reach.holidays });
  });

  servePlainCall(app, replyToRequest, async ({ body, query: { language } }, request) => {
    const accountId = await accountOf(db, request, now());
    const number = tidyRequestNumber(body.number);
    await replyToStaff(db, { number, accountId, words: body.words }, { mailbox, reach }, now());
    mailer.wake();
    return accountRequest(db, { accountId, number, language, holidays: reach.holidays });
  });
}
