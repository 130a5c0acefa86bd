import {
  type AccountOverview,
  getAccountOverview,
  getAccountRequest,
  getNoticeChoice,
  type OwnRequest,
  replyToRequest,
  setNoticeChoice as setNoticeChoiceCall,
  withdrawRequest,
} from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { service } from '../session/service.ts';

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

/** Whether the signed-in account is told of notices for its devices. Errors: those of the client. */
export async function loadNoticeChoice(): Promise<boolean> {
  return (await service(getNoticeChoice)).isWanted;
}

/** Sets that; it is told in `language`. Errors: those of the client. */
export async function setNoticeChoice(isWanted: boolean, language: Language): Promise<boolean> {
  return (await service(setNoticeChoiceCall, { isWanted, language })).isWanted;
}
