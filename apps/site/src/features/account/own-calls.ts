import {
  type AccountOverview,
  getAccountOverview,
  getAccountRequest,
  type OwnRequest,
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
