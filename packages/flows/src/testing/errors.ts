import type { FailureKind as Silence } from '@payload/api';
import type { MessageKey } from '@payload/api/contract';

/** What the clients reject with, as far as a flow reads it. */
export function rejectedReply(code: number, key?: MessageKey, field?: string): Error {
  return Object.assign(new Error('refused'), { name: 'RejectedReply', code, key, field });
}

export function callFailure(kind: Silence): Error {
  return Object.assign(new Error('no answer'), { name: 'CallFailure', kind });
}
