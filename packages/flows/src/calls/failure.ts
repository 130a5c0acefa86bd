import type { CallFailure, RejectedReply } from '@payload/api';
import type { MessageKey } from '@payload/api/contract';

/**
 * Why a call gave nothing.
 * - `refused`: the service will not do it, and `key` says why.
 * - `signedOut`: nobody is signed in, or the token is no longer good.
 * - `forbidden`: someone is signed in who may not do it.
 * - `offline`: the connection failed.
 * - `timeout`: no answer in time; it may have been done.
 * - `server`: the service failed, or its answer makes no sense.
 */
export type FailureKind = 'refused' | 'signedOut' | 'forbidden' | 'offline' | 'timeout' | 'server';

/** A failed call as a form shows it: the message's key, and the name of the field it belongs to. */
export interface Failure {
  readonly kind: FailureKind;
  readonly key: MessageKey;
  readonly field: string | null;
}

type Rejection = Pick<RejectedReply, 'name' | 'code' | 'key' | 'field'>;
type Silence = Pick<CallFailure, 'name' | 'kind'>;

const silences: Readonly<Record<CallFailure['kind'], FailureKind>> = {
  network: 'offline',
  timeout: 'timeout',
  malformed: 'server',
  contract: 'server',
  http: 'server',
};

/**
 * Reads what a call was rejected with, known by its name: the classes are the client's, and only their
 * types may be imported here. Anything else is `server`.
 */
export function failureOf(error: unknown): Failure {
  if (isRejection(error)) {
    const field = error.field ?? null;
    if (error.code === 401) return { kind: 'signedOut', key: error.key ?? 'pleaseLogInFirst', field };
    const kind = error.code === 403 ? 'forbidden' : 'refused';
    return { kind, key: error.key ?? 'operationFailure', field };
  }
  const kind = isSilence(error) ? silences[error.kind] : 'server';
  return { kind, key: 'operationFailure', field: null };
}

function isRejection(error: unknown): error is Rejection {
  return error instanceof Error && error.name === ('RejectedReply' satisfies Rejection['name']);
}

function isSilence(error: unknown): error is Silence {
  return error instanceof Error && error.name === ('CallFailure' satisfies Silence['name']);
}
