import { array, boolean, type InferOutput, nullable, number, object, string } from 'valibot';
import { activatedDevice, ownPlan, ownRequest } from './account.ts';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { fields, moment } from './fields.ts';
import { noticeChoice } from './notices.ts';
import { savedContact } from './own-contact.ts';
import { ownSession } from './own-sessions.ts';
import { provenAgain } from './own-sign-in.ts';

/** A file the account sent. `link` is its address below the origin of the site, good until `linkUntil` for who has it. */
const ownFile = object({
  name: string(),
  type: string(),
  bytes: number(),
  sha256: string(),
  sentAt: moment,
  link: string(),
  linkUntil: moment,
});

const ownData = object({
  madeAt: moment,
  account: object({
    email: nullable(string()),
    phone: nullable(string()),
    hasPassword: boolean(),
    createdAt: moment,
  }),
  contact: nullable(savedContact),
  /** Whether it is told of notices for its devices. */
  notices: noticeChoice,
  /** With their history and messages, as the account is shown them. */
  requests: array(object({ ...ownRequest.entries, files: array(ownFile) })),
  /** Those that are in no request. */
  files: array(ownFile),
  devices: array(activatedDevice),
  plans: array(object({ ...ownPlan.entries, contact: string(), phone: string() })),
  sessions: array(ownSession),
});
export type OwnData = InferOutput<typeof ownData>;

/**
 * All that the service keeps of the signed-in account, for who proves again who they are. Refused with `operationFailure` after
 * too many in an hour.
 */
export const getOwnData = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/account/data/',
  params: emptyObject,
  query: languageQuery,
  body: fields(provenAgain),
  reply: ownData,
});

/**
 * Deletes the signed-in account. Refused with `notPossibleNow` beside `requests` while one has not ended, beside `staff` for an
 * account that may use the desk.
 */
export const deleteAccount = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/account/delete/',
  params: emptyObject,
  query: languageQuery,
  body: fields(provenAgain),
  reply: emptyObject,
});
