import {
  changeDeskRequest,
  type DeskSession,
  exportDeskQueue,
  getDeskDevice,
  getDeskFigures,
  getDeskFile,
  getDeskNotices,
  getDeskQueue,
  getDeskRequest,
  getDeskSession,
  giveSecondFactor as giveSecondFactorCall,
  printNotice,
  publishNotice,
  setUpSecondFactor as setUpSecondFactorCall,
  takeDeviceList,
  undoOfDevice as undoOfDeviceCall,
  withdrawNotice,
} from '@payload/api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/store.ts';
import type { Mailer } from '../delivery/mailer.ts';
import { doerOf } from '../services/actor.ts';
import { changeRequest } from '../services/desk/change.ts';
import { deskDevice, undoOfDevice } from '../services/desk/devices.ts';
import { requestSheet } from '../services/desk/export.ts';
import { deskFigures } from '../services/desk/figures.ts';
import { deskFile } from '../services/desk/files.ts';
import { deskNotices, paperOf, previewOf, publish, withdraw } from '../services/desk/notices.ts';
import { type DeskCaller, deskQueue, requestsOf } from '../services/desk/queue.ts';
import { deskRequest } from '../services/desk/request.ts';
import { importDevices } from '../services/device-list.ts';
import type { Reach } from '../services/request-message.ts';
import { tidyRequestNumber } from '../services/request-number.ts';
import type { SealingKeys } from '../services/sealed-secrets.ts';
import { giveSecondFactor, setUpSecondFactor } from '../services/second-factor.ts';
import { noteSecurity } from '../services/security-log.ts';
import type { Colleague } from '../services/staff.ts';
import type { UploadStorage } from '../storage/storage.ts';
import { dayInChina } from '../web/send-paper.ts';
import { ownOrigin } from '../web/served-origin.ts';
import { atDesk, staffMemberOf } from './desk-caller.ts';
import { serveLongText } from './long-text.ts';
import { servePlainCall } from './plain-call.ts';

interface Parts {
  db: Database;
  storage: UploadStorage;
  mailer: Pick<Mailer, 'wake'>;
  reach: Reach;
  /** What the secrets of authenticator apps are sealed with; null where the desk is opened to nobody. */
  secondFactorKeys: SealingKeys | null;
  now: () => Date;
}

/** The calls of the service desk. But for the first three each asks for a second factor given within eight hours. */
export function serveDesk(app: FastifyInstance, parts: Parts): void {
  serveDeskSession(app, parts);
  serveDeskRequests(app, parts);
  serveDeskDevices(app, parts);
  serveDeskNotices(app, parts);
}

function sessionOf({ name, hasSecondFactor, deskUntil }: Omit<Colleague, 'accountId'>): DeskSession {
  if (!hasSecondFactor) return { name, secondFactor: 'missing', until: null };
  if (deskUntil === null) return { name, secondFactor: 'wanted', until: null };
  return { name, secondFactor: 'given', until: deskUntil.toISOString() };
}

function serveDeskSession(app: FastifyInstance, { db, secondFactorKeys: keys, now }: Parts): void {
  servePlainCall(app, getDeskSession, async (_given, request) =>
    sessionOf(await staffMemberOf(db, request, now())),
  );
  servePlainCall(app, setUpSecondFactorCall, async ({ body: { enrolmentCode } }, request) => {
    const colleague = await staffMemberOf(db, request, now());
    return setUpSecondFactor(db, { ...colleague, enrolmentCode }, keys, now());
  });
  servePlainCall(app, giveSecondFactorCall, async ({ body: { code } }, request) => {
    const colleague = await staffMemberOf(db, request, now());
    const deskUntil = await giveSecondFactor(db, { ...colleague, code }, keys, now());
    return sessionOf({ name: colleague.name, hasSecondFactor: true, deskUntil });
  });
}

function serveDeskRequests(app: FastifyInstance, { db, storage, mailer, reach, now }: Parts): void {
  const callerOf = async (request: FastifyRequest): Promise<DeskCaller> => {
    const { accountId, name, network } = await atDesk(db, request, now());
    return { accountId, name, network, holidays: reach.holidays };
  };
  servePlainCall(app, getDeskQueue, async ({ query }, request) =>
    deskQueue(db, query, await callerOf(request), now()),
  );
  serveLongText(app, exportDeskQueue, async ({ query }, request) => {
    const caller = await callerOf(request);
    const which = await requestsOf(db, query, caller, now());
    await noteSecurity(db, { act: 'requests exported', ...doerOf(caller), subject: query.view }, now());
    return requestSheet(db, caller.holidays, which);
  });
  servePlainCall(app, getDeskRequest, async ({ query: { number } }, request) =>
    deskRequest(db, tidyRequestNumber(number), await callerOf(request), now()),
  );
  servePlainCall(app, changeDeskRequest, async ({ body }, request) => {
    const caller = await callerOf(request);
    const number = tidyRequestNumber(body.number);
    await changeRequest(db, { ...body, number }, caller, reach, now());
    mailer.wake();
    return deskRequest(db, number, caller, now());
  });
  servePlainCall(app, getDeskFigures, async (_given, request) =>
    deskFigures(db, await callerOf(request), now()),
  );
  servePlainCall(app, getDeskFile, async ({ query: { id } }, request) => {
    const colleague = await atDesk(db, request, now());
    const onFailure = (error: Error) => request.log.warn({ err: error, id }, 'a picture cannot be shown');
    const file = await deskFile(db, { storage, onFailure }, id);
    await noteSecurity(db, { act: 'file opened', ...doerOf(colleague), subject: id }, now());
    return file;
  });
}

function serveDeskDevices(app: FastifyInstance, { db, now }: Parts): void {
  servePlainCall(app, getDeskDevice, async ({ query: { serialNumber } }, request) => {
    await atDesk(db, request, now());
    return deskDevice(db, serialNumber);
  });
  servePlainCall(app, undoOfDeviceCall, async ({ body }, request) => {
    await undoOfDevice(db, body, await atDesk(db, request, now()), now());
    return deskDevice(db, body.serialNumber);
  });
  servePlainCall(app, takeDeviceList, async ({ body: { list, mode }, query: { language } }, request) => {
    const staff = await atDesk(db, request, now());
    return importDevices(db, list, { mode, language, staff }, now());
  });
}

function serveDeskNotices(app: FastifyInstance, { db, mailer, reach, now }: Parts): void {
  servePlainCall(app, getDeskNotices, async (_given, request) => {
    await atDesk(db, request, now());
    return deskNotices(db);
  });
  servePlainCall(app, publishNotice, async ({ body: { notice, mode } }, request) => {
    const colleague = await atDesk(db, request, now());
    if (mode === 'preview') return previewOf(db, notice, reach);
    const outcome = await publish(db, notice, colleague, reach, now());
    mailer.wake();
    return outcome;
  });
  servePlainCall(app, printNotice, async ({ body: { notice }, query: { language } }, request) => {
    await atDesk(db, request, now());
    const origin = reach.publicUrl ?? ownOrigin(request) ?? '';
    const { file, lacking } = await paperOf(notice, { language, origin, date: dayInChina(now()) });
    return { pdf: file.toString('base64'), lacking };
  });
  servePlainCall(app, withdrawNotice, async ({ body }, request) => {
    await withdraw(db, body, await atDesk(db, request, now()), now());
    return deskNotices(db);
  });
}
