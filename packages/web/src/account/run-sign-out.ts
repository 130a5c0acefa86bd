import { RejectedReply } from '@payload/api';
import { signOut } from '@payload/api/contract';
import { forgetSession } from '../session/account-store.ts';
import { service } from '../session/service.ts';

/**
 * Has the service revoke the token, and forgets it here whatever comes of that. Gives whether the token is of no use any
 * more: false means that the service could not be told, and that it lives on until it expires.
 */
export async function runSignOut(): Promise<boolean> {
  try {
    await service(signOut);
    return true;
  } catch (error) {
    // The token had expired, or was revoked already.
    return error instanceof RejectedReply && error.code === 401;
  } finally {
    forgetSession();
  }
}
