import { ownRequest } from './account.ts';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { fields, line, lines } from './fields.ts';

/** Characters of what a customer writes about a request. */
export const replyMax = 2000;

/** Body of `replyToRequest`, for a form to check before it sends. */
export const requestReply = fields({ number: line(32), words: lines(replyMax) });

/**
 * Writes to the maker about a request of the signed-in account, and gives it as it is then. Refused with `operationFailure`
 * where the account has none with the number, or it has ended, and with `dailyLimitReached` after too many.
 */
export const replyToRequest = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/account/replyToRequest/',
  params: emptyObject,
  query: languageQuery,
  body: requestReply,
  reply: ownRequest,
});
