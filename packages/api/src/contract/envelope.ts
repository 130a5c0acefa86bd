import { exactOptional, type GenericSchema, number, object, string } from 'valibot';
import type { MessageKey } from './messages.ts';

/** Code of an envelope whose `data` is the answer. */
export const successCode = 200;

/** Codes of an envelope that refuses: the request, the caller's identity, the caller's rights. */
export const refusalCodes = [500, 401, 403] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Every reply of client 1. A refusal has `data` null and says why by `key`, and where by `field`. */
export interface Envelope<Data> {
  code: number;
  msg: string;
  data: Data;
  key?: MessageKey;
  field?: string;
}

/** Schema of a reply of client 1 around the schema of its data. */
/* @__NO_SIDE_EFFECTS__ */
export function envelope<Data extends GenericSchema>(data: Data) {
  return object({
    code: number(),
    msg: string(),
    data,
    key: exactOptional(string()),
    field: exactOptional(string()),
  });
}

/** Body of a client 2 reply whose HTTP status is 400 to 499. */
export interface PlainRefusal {
  msg: string;
  key?: MessageKey;
  field?: string;
}
