import { endOtherSessions, endOwnSession, getOwnSessions } from '@payload/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/store.ts';
import { endSession, sessionsOf } from '../services/sessions.ts';
import { revokeTokensOf } from '../services/tokens.ts';
import { sessionOf } from './account-of.ts';
import { servePlainCall } from './plain-call.ts';

/** The calls that show an account where it is signed in, and end that. */
export function serveOwnSessions(app: FastifyInstance, { db, now }: { db: Database; now: () => Date }): void {
  servePlainCall(app, getOwnSessions, async (_given, request) => {
    const own = await sessionOf(db, request, now());
    return { sessions: await sessionsOf(db, own, now()) };
  });

  servePlainCall(app, endOwnSession, async ({ body: { id } }, request) => {
    const own = await sessionOf(db, request, now());
    await endSession(db, { accountId: own.accountId, id });
    return { sessions: await sessionsOf(db, own, now()) };
  });

  servePlainCall(app, endOtherSessions, async (_given, request) => {
    const own = await sessionOf(db, request, now());
    await revokeTokensOf(db, own.accountId, own.sessionId);
    return { sessions: await sessionsOf(db, own, now()) };
  });
}
