import {
  callOffChange as callOffChangeCall,
  changeEmail,
  changePassword as changePasswordCall,
  changePhone,
  disownChange as disownChangeCall,
  getOwnSignIn,
  sendOwnCode,
} from '@payload/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/store.ts';
import type { Mailer } from '../delivery/mailer.ts';
import { addressOf } from '../services/address.ts';
import { callOffChange, changeAddress, disownChange } from '../services/address-change.ts';
import type { CodeBudget } from '../services/codes.ts';
import { changePassword, ownSignIn, sendCodeToOwn } from '../services/own-sign-in.ts';
import type { Reach } from '../services/request-message.ts';
import { accountOf, sessionOf } from './account-of.ts';
import { callerOf, networkOf } from './caller.ts';
import { servePlainCall } from './plain-call.ts';

interface Parts {
  db: Database;
  mailer: Pick<Mailer, 'wake'>;
  budget: CodeBudget;
  reach: Reach;
  now: () => Date;
}

/** The calls that tell an account by what it is signed in to, and change that. */
export function serveOwnSignIn(app: FastifyInstance, { db, mailer, budget, reach, now }: Parts): void {
  servePlainCall(app, getOwnSignIn, async (_given, request) =>
    ownSignIn(db, await accountOf(db, request, now()), now()),
  );

  servePlainCall(app, sendOwnCode, async ({ query: { language } }, request) => {
    const accountId = await accountOf(db, request, now());
    const given = { language, caller: callerOf(request), budget, canSend: reach.canSend };
    const sent = await sendCodeToOwn(db, accountId, given, now());
    mailer.wake();
    return sent;
  });

  servePlainCall(app, changePasswordCall, async ({ body, query: { language } }, request) => {
    const own = await sessionOf(db, request, now());
    await changePassword(db, own, body, { caller: callerOf(request), language, reach }, now());
    mailer.wake();
    return {};
  });

  servePlainCall(app, callOffChangeCall, async (_given, request) =>
    callOffChange(db, await accountOf(db, request, now()), networkOf(request), now()),
  );

  servePlainCall(app, disownChangeCall, async ({ body: { key } }, request) => {
    await disownChange(db, key, networkOf(request), now());
    return {};
  });

  for (const [kind, call] of [
    ['email', changeEmail],
    ['phone', changePhone],
  ] as const) {
    servePlainCall(app, call, async ({ body: { account, ...shown }, query: { language } }, request) => {
      const accountId = await accountOf(db, request, now());
      const change = { address: addressOf(kind, account), ...shown };
      const changed = await changeAddress(
        db,
        accountId,
        change,
        { caller: callerOf(request), language, reach },
        now(),
      );
      mailer.wake();
      return changed;
    });
  }
}
