import { RejectedReply } from '@payload/api';
import { followRequest, type OwnRequest } from '@payload/api/contract';
import type { Language } from '@payload/catalog';
import { service } from '@payload/web/session/service.ts';

/** What shows that a request is somebody's, as it was typed. */
export interface Claim {
  number: string;
  reach: string;
}

/**
 * What came of looking for a request: none has both, or there were too many tries (the service does not say which); a
 * field is wrong; nothing came.
 */
export type Followed =
  | { outcome: 'found'; request: OwnRequest }
  | { outcome: 'none' | 'unread' }
  | { outcome: 'wrong'; field: string };

/** Looks for a request without an account. */
export async function follow(claim: Claim, language: Language): Promise<Followed> {
  try {
    return { outcome: 'found', request: await service(followRequest, { ...claim, language }) };
  } catch (error) {
    if (!(error instanceof RejectedReply)) return { outcome: 'unread' };
    return error.field === undefined ? { outcome: 'none' } : { outcome: 'wrong', field: error.field };
  }
}
