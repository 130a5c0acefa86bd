import { array, boolean, type InferOutput, nullable, object, string } from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { fields, line, moment } from './fields.ts';

/** A sign-in that is still good. Its `id` names it and opens nothing; the token itself is told once, to who signs in. */
export const ownSession = object({
  id: string(),
  /** The one that asks. */
  isThis: boolean(),
  /** Names such as `Firefox` and `Windows`; null where the browser does not tell. */
  browser: nullable(string()),
  system: nullable(string()),
  signedInAt: moment,
  /** To a few minutes. */
  lastUsedAt: moment,
  expiresAt: moment,
});
export type OwnSession = InferOutput<typeof ownSession>;

/** This one first, then those last used. */
const ownSessions = object({ sessions: array(ownSession) });

/** The sign-ins of the signed-in account. */
export const getOwnSessions = defineCall({
  client: 2,
  method: 'GET',
  path: '/jzcrm/wx/account/sessions/',
  params: emptyObject,
  query: languageQuery,
  body: emptyObject,
  reply: ownSessions,
});

/** Ends one sign-in of the account. One that has ended, or is not the account's, changes nothing. Gives those that are left. */
export const endOwnSession = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/account/endSession/',
  params: emptyObject,
  query: languageQuery,
  body: fields({ id: line(64) }),
  reply: ownSessions,
});

/** Ends all sign-ins of the account but the one that asks. */
export const endOtherSessions = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/account/endOtherSessions/',
  params: emptyObject,
  query: languageQuery,
  body: emptyObject,
  reply: ownSessions,
});
