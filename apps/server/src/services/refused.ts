import type { MessageKey, RefusalCode } from '@payload/api/contract';

/** Thrown by a service that will not do what it was asked; the caller is told by the message's key. */
export class Refused extends Error {
  override name = 'Refused';
  readonly key: MessageKey;
  readonly code: RefusalCode;
  /** The part of the request that is at fault, where it is one. */
  field?: string;

  constructor(key: MessageKey, code: RefusalCode = 500, field?: string) {
    super(key);
    this.key = key;
    this.code = code;
    if (field !== undefined) this.field = field;
  }

  /** The same refusal, beside another part of the request. */
  beside(field: string): this {
    this.field = field;
    return this;
  }
}

/** Thrown where something was done too often; the limit's name is for the figures, not for the caller. */
export class LimitReached extends Refused {
  override name = 'LimitReached';
  readonly limit: string;

  constructor(limit: { readonly name: string }, key: MessageKey = 'operationFailure', field?: string) {
    super(key, 500, field);
    this.limit = limit.name;
  }
}
