import { array, type InferOutput, nullable, number, object, picklist, string } from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { faults } from './faults.ts';
import { requestStatus, requestTypes } from './request-status.ts';

/** Days up to which an open request counts into each of the first classes of `ages`; the last class is older. */
export const ageLimits = [2, 7, 15, 30] as const;

/** What is open is counted again each time; figures of a period may be a minute old. */
const deskFigures = object({
  open: number(),
  overdue: number(),
  waiting: number(),
  /** How many open requests are so many days old, in the order of `ageLimits`, and older. */
  ages: array(number()),
  /** What came in within the last ninety days by what was asked for, and what of it is still open. */
  kinds: array(object({ type: picklist(requestTypes), requests: number(), open: number() })),
  /** How long requests for service of the last ninety days stood at each step before they went on: the median, in hours. */
  steps: array(object({ status: requestStatus, medianHours: number(), requests: number() })),
  /** What came in for service within the last ninety days by model, most first, and what of it is still open. */
  models: array(object({ productCode: string(), requests: number(), open: number() })),
  /** What of these was found to be wrong, most first, and what of it is still open; `fault` is null where nobody has said. */
  faults: array(object({ fault: nullable(picklist(faults)), requests: number(), open: number() })),
  /** The same for each model, as far as someone has said. */
  modelFaults: array(object({ productCode: string(), fault: picklist(faults), requests: number() })),
  /** What came in and what ended in each of the last twelve weeks, oldest first; `from` is a Monday, such as `2026-11-23`. */
  weeks: array(object({ from: string(), received: number(), ended: number() })),
  /** All of it as a CSV file in UTF-8 with a byte order mark. */
  sheet: string(),
});
export type DeskFigures = InferOutput<typeof deskFigures>;

/** What the head of service asks for. */
export const getDeskFigures = defineCall({
  client: 2,
  method: 'GET',
  path: '/jzcrm/desk/figures/',
  params: emptyObject,
  query: languageQuery,
  body: emptyObject,
  reply: deskFigures,
});
