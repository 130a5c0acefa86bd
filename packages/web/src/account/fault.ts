import { RejectedReply } from '@payload/api';
import type { MessageKey } from '@payload/api/contract';

/** Why a call came to nothing. */
export interface Fault {
  /** What the service said; null where it gave no answer that can be used. */
  readonly key: MessageKey | null;
  /** The field it is about; null where it is about none. */
  readonly field: string | null;
}

/** What an error of a call comes to. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof RejectedReply)) return { key: null, field: null };
  return { key: error.key ?? null, field: error.field ?? null };
}
