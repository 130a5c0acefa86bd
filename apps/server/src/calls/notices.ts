import { getNoticeChoice, getNotices, setNoticeChoice as setNoticeChoiceCall } from '@payload/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/store.ts';
import { noticeChoice, publicNotices, setNoticeChoice } from '../services/notices.ts';
import { accountOf } from './account-of.ts';
import { servePlainCall } from './plain-call.ts';

/** The calls that show notices to anybody, and whether an account wants to be told of those for its devices. */
export function serveNotices(app: FastifyInstance, { db, now }: { db: Database; now: () => Date }): void {
  servePlainCall(app, getNotices, async ({ query }) => ({ notices: await publicNotices(db, query) }));

  servePlainCall(app, getNoticeChoice, async (_given, request) =>
    noticeChoice(db, await accountOf(db, request, now())),
  );

  servePlainCall(app, setNoticeChoiceCall, async ({ body: { isWanted }, query: { language } }, request) => {
    const accountId = await accountOf(db, request, now());
    return setNoticeChoice(db, { accountId, isWanted, language }, now());
  });
}
