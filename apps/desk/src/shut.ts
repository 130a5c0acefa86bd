import { RejectedReply } from '@payload/api';

/** Whether a call was refused because the desk is closed to this sign-in: signed out, no second factor, no longer staff. */
export function isShut(error: unknown): boolean {
  return error instanceof RejectedReply && (error.code === 401 || error.code === 403);
}
