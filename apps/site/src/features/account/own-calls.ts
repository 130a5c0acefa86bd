import {
  type AccountOverview,
  getAccountOverview,
  getAccountRequest,
  type OwnRequest,
  replyToRequest,
  withdrawRequest,
} from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { service } from '../../platform/session/service.ts';

/** What the signed-in account has sent, activated and enrolled. Errors: those of the client. */
export function loadOverview(language: Language): Promise<AccountOverview> {
  return service(getAccountOverview, { language });
}

/** One request of the signed-in account. Errors: those of the client; `RejectedReply` where it has none of the number. */
export function loadRequest(number: string, language: Language): Promise<OwnRequest> {
  return service(getAccountRequest, { number, language });
}

/** Takes a request of the signed-in account back. Errors: those of the client; `RejectedReply` where work has begun. */
export function withdrawOwnRequest(number: string, language: Language): Promise<OwnRequest> {
  return service(withdrawRequest, { number, language });
}

/** Writes to the maker about a request of the signed-in account. Errors: those of the client. */
export function replyToOwnRequest(number: string, words: string, language: Language): Promise<OwnRequest> {
  return service(replyToRequest, { number, words, language });
}
