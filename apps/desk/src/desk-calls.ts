import { createClient2 } from '@payload/api';
import {
  changeDeskRequest,
  exportDeskQueue,
  getDeskDevice,
  getDeskFigures,
  getDeskFile,
  getDeskNotices,
  getDeskQueue,
  getDeskRequest,
  getDeskSession,
  giveSecondFactor,
  type NoticeDraft,
  printNotice,
  publishNotice,
  setUpSecondFactor,
  takeDeviceList,
  undoOfDevice,
  withdrawNotice,
} from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import type { DeskRequestPorts } from '@payload/flows/desk';
import { storedLanguage } from '@payload/web/language/language.ts';
import { storedToken } from '@payload/web/session/account-store.ts';
import { service, withSession } from '@payload/web/session/service.ts';
import { type DeskRoute, isQueue } from './desk-address.ts';

/** A hundred thousand requests take longer than what a page waits for; they come as they are read. Milliseconds. */
const exportTime = 180_000;
const patient = createClient2({ token: storedToken, language: storedLanguage, timeout: exportTime });

/** The queue of a place; devices, notices and figures have none, and count those of the open ones. */
const queueOf = ({ view, words }: DeskRoute) => ({ view: isQueue(view) ? view : 'open', words }) as const;

/** The calls of the desk, in the language of the page. Errors: those of the client. */
export const deskCalls = {
  session: () => service(getDeskSession),
  setUp: (enrolmentCode: string) => service(setUpSecondFactor, { enrolmentCode }),
  give: (code: string) => service(giveSecondFactor, { code }),
  queue: (place: DeskRoute) => service(getDeskQueue, { ...queueOf(place), page: String(place.page) }),
  sheet: (place: DeskRoute) => withSession(() => patient(exportDeskQueue, queueOf(place))),
  request: (number: string) => service(getDeskRequest, { number }),
  change: (input: Parameters<DeskRequestPorts['change']>[0]) => service(changeDeskRequest, input),
  file: (id: string) => service(getDeskFile, { id }),
  figures: () => service(getDeskFigures),
  device: (serialNumber: string) => service(getDeskDevice, { serialNumber }),
  undo: (serialNumber: string, what: 'activation' | 'care', reason: string) =>
    service(undoOfDevice, { serialNumber, what, reason }),
  notices: () => service(getDeskNotices),
  publishNotice: (notice: NoticeDraft, mode: 'preview' | 'publish') =>
    service(publishNotice, { notice, mode }),
  noticePaper: (notice: NoticeDraft, language: Language) => service(printNotice, { notice, language }),
  withdrawNotice: (number: string, reason: string) => service(withdrawNotice, { number, reason }),
  list: (list: string, mode: 'preview' | 'take') => service(takeDeviceList, { list, mode }),
};
