import { isMessageKey, type MessageKey } from '../contract/messages.ts';

/**
 * The service answered and refused.
 *
 * - `reason`: the rejection of the specification's section 8. Client 1: the envelope's `msg` for body
 *   codes 500 and 401, the whole body for body code 403, the data for HTTP status 403. Client 2: the body.
 * - `code`: the envelope's code, or the HTTP status.
 * - `key`, `field`: which message to show and beside which field, where the service says so.
 * - `page`: the HTML of a firewall or proxy in between that refused the call with a page, HTTP 403.
 */
export class RejectedReply extends Error {
  override readonly name = 'RejectedReply';
  readonly reason: unknown;
  readonly code: number;
  readonly key: MessageKey | undefined;
  readonly field: string | undefined;
  readonly page: string | undefined;

  constructor(call: string, code: number, reason: unknown, body: unknown, page?: string) {
    const { msg, key, field } = isRecord(body) ? body : {};
    super(typeof msg === 'string' ? msg : `${call} was refused with ${code}`);
    this.reason = reason;
    this.code = code;
    this.key = isMessageKey(key) ? key : undefined;
    this.field = typeof field === 'string' ? field : undefined;
    this.page = page;
  }
}

/**
 * What went wrong where there is no answer to show: nothing came in time, the connection failed, the
 * reply is not JSON, it is not what the contract says, or its HTTP status says failure.
 */
export type FailureKind = 'timeout' | 'network' | 'malformed' | 'contract' | 'http';

interface FailureDetails {
  readonly status?: number;
  readonly data?: unknown;
  readonly cause?: unknown;
}

/**
 * A call without a usable answer. Its message names the call by its template, never by what was sent:
 * it may reach a log. `status` and `data` are there for `http` only.
 */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly kind: FailureKind;
  readonly status: number | undefined;
  readonly data: unknown;

  constructor(kind: FailureKind, message: string, { status, data, cause }: FailureDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.status = status;
    this.data = data;
  }
}

/** Whether a value from outside has properties to look at. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
