import { deleteAccount as deleteAccountCall, getOwnData } from '@payload/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/store.ts';
import type { Mailer } from '../delivery/mailer.ts';
import { deleteAccount } from '../services/account-deletion.ts';
import { ownData } from '../services/own-data.ts';
import { linkedFile } from '../services/own-files.ts';
import type { Reach } from '../services/request-message.ts';
import { sweepUploads } from '../services/uploads.ts';
import type { UploadStorage } from '../storage/storage.ts';
import { accountOf, sessionOf } from './account-of.ts';
import { serviceBase } from './call.ts';
import { callerOf } from './caller.ts';
import { servePlainCall } from './plain-call.ts';

interface Parts {
  db: Database;
  storage: UploadStorage;
  mailer: Pick<Mailer, 'wake'>;
  reach: Reach;
  now: () => Date;
}

/** Where the links lead that stand in a download of data. It is no call of the contract: it answers with the file itself. */
const filePath = `${serviceBase[2]}/jzcrm/wx/account/file/`;

/** The calls by which an account takes its data along, and is deleted. */
export function serveOwnData(app: FastifyInstance, { db, storage, mailer, reach, now }: Parts): void {
  servePlainCall(app, getOwnData, async ({ body, query: { language } }, request) => {
    const own = await sessionOf(db, request, now());
    const proven = { shown: body, caller: callerOf(request) };
    return ownData(db, own, proven, { language, holidays: reach.holidays, filePath }, now());
  });

  servePlainCall(app, deleteAccountCall, async ({ body, query: { language } }, request) => {
    const accountId = await accountOf(db, request, now());
    await deleteAccount(db, accountId, body, { caller: callerOf(request), language, reach }, now());
    mailer.wake();
    // What cannot be taken out of the storage now is taken out by the next round of jobs.
    await sweepUploads(db, storage, now()).catch((error: unknown) =>
      request.log.error({ err: error }, 'files of a deleted account are left for later'),
    );
    return {};
  });

  app.get<{ Querystring: Record<string, unknown> }>(filePath, async ({ query }, reply) => {
    const [id = '', until = '', key = ''] = [query['id'], query['until'], query['key']].map((each) =>
      typeof each === 'string' ? each : '',
    );
    reply.header('cache-control', 'no-store');
    const file = await linkedFile(db, storage, { id, until, key }, now());
    if (!file) return reply.callNotFound();
    // Only to be kept: what a customer sent is shown by no browser here.
    return reply
      .headers({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`,
      })
      .send(file.content);
  });
}
