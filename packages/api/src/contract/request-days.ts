import { type InferOutput, nullable, object, optional, string } from 'valibot';
import { moment } from './fields.ts';
import type { RequestType } from './request-status.ts';

/**
 * Calendar days within which a device goes back once it has come, and a report is answered (specification, section 9: returns
 * within 7 days of receipt, exchange within 15). The specification knows no quotes; for theirs see decision 0061.
 */
export const promisedDays: Readonly<Record<RequestType, number>> = {
  repair: 7,
  exchange: 15,
  problem: 7,
  quote: 3,
};

/** Calendar days within which what a customer writes is answered, where no work is promised by an earlier day. */
export const answerDays = 3;

/** Calendar days to send a device in once its service was confirmed, and to report damage in transport (specification, section 9). */
export const sendingDays = 7;
export const reportingDays = 7;

/** The days of a request by which its two sides have to act. */
export const requestDays = object({
  /** The last moment of the day the workshop promised; null while it is not to act. */
  promisedBy: nullable(moment),
  /** Until when the device has to be sent; null once it has come, and where none is sent. */
  sendBy: nullable(moment),
});

/** What a form is answered with: the number is what the customer quotes. A server of an older version names no days. */
export const createdRequest = object({
  requestNumber: string(),
  promisedBy: optional(requestDays.entries.promisedBy, null),
  sendBy: optional(requestDays.entries.sendBy, null),
});
export type CreatedRequest = InferOutput<typeof createdRequest>;
