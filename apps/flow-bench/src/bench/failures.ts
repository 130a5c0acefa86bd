import { CallFailure, RejectedReply } from '@payload/api';
import type { MessageKey, RefusalCode } from '@payload/api/contract';

/** A refusal as the client makes one of the service's reply. */
export function refusal(
  call: string,
  key: MessageKey,
  field?: string,
  code: RefusalCode = 500,
): RejectedReply {
  return new RejectedReply(call, code, key, { msg: key, key, ...(field === undefined ? {} : { field }) });
}

/** Nobody is signed in, or the token is no longer good. */
export function signedOut(call: string): RejectedReply {
  return refusal(call, 'pleaseLogInFirst', undefined, 401);
}

/** The ways in which there is no answer at all. */
export function silences(call: string): readonly { readonly error: CallFailure }[] {
  return (['network', 'timeout', 'http'] as const).map((kind) => ({
    error: new CallFailure(kind, `${call}: ${kind}`),
  }));
}

/** An error as a flow reads it: its name, and the code, kind, message key and field it bears. */
export function errorText(error: Error): string {
  if (error instanceof CallFailure) return `${error.name} ${error.kind}`;
  if (!(error instanceof RejectedReply)) return error.name;
  const { name, code, key, field } = error;
  return [name, code, key, field].filter((part) => part !== undefined).join(' ');
}
