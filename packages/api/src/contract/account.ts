import {
  array,
  boolean,
  entriesFromObjects,
  type InferOutput,
  nullable,
  number,
  object,
  picklist,
  string,
} from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { fields, line, moment, phoneOrEmail } from './fields.ts';
import { quotedSet } from './quotes.ts';
import { requestDays } from './request-days.ts';
import { keptEntries } from './request-fields.ts';
import { requestStatus, requestTypes } from './request-status.ts';

/** A request in the list of those an account has sent. */
const sentRequest = object({
  number: string(),
  type: picklist(requestTypes),
  status: requestStatus,
  /** The model, of a quote the first of its set. */
  productCode: string(),
  /** As the registry has it where it knows the device, else as it was typed; null for a quote, which is about no device. */
  serialNumber: nullable(string()),
  /** Null for all but a quote. */
  quote: nullable(quotedSet),
  createdAt: moment,
});
export type SentRequest = InferOutput<typeof sentRequest>;

/** A device the account activated or claimed; `serviceHours` run from `activatedAt` to `serviceUntil`. */
export const activatedDevice = object({
  serialNumber: string(),
  productCode: string(),
  activatedAt: moment,
  serviceHours: number(),
  serviceUntil: moment,
  bindBefore: moment,
});
export type ActivatedDevice = InferOutput<typeof activatedDevice>;

export const ownPlan = object({
  serialNumber: string(),
  productCode: string(),
  startsAt: moment,
  endsAt: moment,
});

const accountOverview = object({
  requests: array(sentRequest),
  devices: array(activatedDevice),
  plans: array(ownPlan),
});
export type AccountOverview = InferOutput<typeof accountOverview>;

export const ownRequest = object({
  ...sentRequest.entries,
  // A courier by name; the description empty where a quote came without a note.
  ...keptEntries(),
  /** Names of its files. */
  files: array(string()),
  /** How it came to stand where it does, oldest first; what was taken back is left out. */
  history: array(
    object({
      status: requestStatus,
      at: moment,
      /** What the workshop added in its own words. */
      note: nullable(string()),
    }),
  ),
  /** What the customer and the workshop wrote to each other, oldest first. */
  messages: array(
    object({ at: moment, from: picklist(['customer', 'workshop']), words: string(), isQuestion: boolean() }),
  ),
  /** Whether the workshop waits for an answer. */
  isAsked: boolean(),
  ...requestDays.entries,
  /** Until when damage in transport can be reported; null before it was returned. */
  damageBy: nullable(moment),
});
export type OwnRequest = InferOutput<typeof ownRequest>;

/**
 * What belongs to the signed-in account, each newest first: the requests it sent, the devices it activated or
 * claimed and the care plans it enrolled. Not in the specification's list; only this client sends the token.
 */
export const getAccountOverview = defineCall({
  client: 2,
  method: 'GET',
  path: '/jzcrm/wx/account/overview/',
  params: emptyObject,
  query: languageQuery,
  body: emptyObject,
  reply: accountOverview,
});

/** One request of the signed-in account. A number that is none of its own is refused with `operationFailure`. */
export const getAccountRequest = defineCall({
  client: 2,
  method: 'GET',
  path: '/jzcrm/wx/account/request/',
  params: emptyObject,
  query: fields(entriesFromObjects([object({ number: line(32) }), languageQuery])),
  body: emptyObject,
  reply: ownRequest,
});

/**
 * Takes a request of the signed-in account back while nothing was done about it. Done again it changes nothing.
 * Refused with `operationFailure` where work has begun, or the account has none with the number.
 */
export const withdrawRequest = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/account/withdrawRequest/',
  params: emptyObject,
  query: languageQuery,
  body: fields({ number: line(32) }),
  reply: ownRequest,
});

/** What shows that a request is someone's: its number, and the phone number it gave or the address of its account. */
export const requestClaim = fields({ number: line(32), reach: phoneOrEmail });

/**
 * One request without an account, and without whom to call and where the device goes back to: those are shown to the account alone.
 * Refused with `operationFailure` where there is none with both, and after too many
 * tries: which of these it was is not told. It is a POST so that neither stands in an address.
 */
export const followRequest = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/request/follow/',
  params: emptyObject,
  query: languageQuery,
  body: requestClaim,
  reply: ownRequest,
});
