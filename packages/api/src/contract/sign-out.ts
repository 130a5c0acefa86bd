import { object } from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';

/** There is nothing to tell: a token that was unknown or has expired is signed out as well. */
const signedOut = object({});

/**
 * Ends the sign-in whose token is sent. The specification lists no such call, but tokens are revocable and
 * signing out revokes; it is of client 2 because only that one sends the token.
 */
export const signOut = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/customer/signOut/',
  params: emptyObject,
  query: languageQuery,
  body: emptyObject,
  reply: signedOut,
});
