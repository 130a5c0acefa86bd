import {
  array,
  check,
  entriesFromObjects,
  exactOptional,
  type InferInput,
  type InferOutput,
  integer,
  isoDate,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  pipe,
  string,
  uuid,
} from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { addressKey, contactPhone, fields, line, lines } from './fields.ts';
import type { MessageKey } from './messages.ts';
import { takenRequest } from './request-days.ts';

/** Most models of one request for a quote, and most pieces of each. */
export const quoteModelsMax = 20;
export const quoteQuantityMax = 999;

/** Whether a date such as `2026-02-30` is one of the calendar. */
function isDay(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

const quantity = pipe(
  number('incorrectFormat' satisfies MessageKey),
  integer('incorrectFormat' satisfies MessageKey),
  minValue(1, 'incorrectFormat' satisfies MessageKey),
  maxValue(quoteQuantityMax, 'incorrectFormat' satisfies MessageKey),
);

const quoteItems = pipe(
  array(fields({ code: addressKey, quantity }), 'cannotBeEmpty' satisfies MessageKey),
  minLength(1, 'cannotBeEmpty' satisfies MessageKey),
  maxLength(quoteModelsMax, 'incorrectFormat' satisfies MessageKey),
  check(
    (items) => new Set(items.map(({ code }) => code)).size === items.length,
    'incorrectFormat' satisfies MessageKey,
  ),
);

/** What a price is asked for. */
const quoted = object({
  /** Each model once, with how many of it. */
  items: quoteItems,
  /** Key of the aircraft that is to carry it: `M350`; left out where that is open. */
  aircraft: exactOptional(addressKey),
  /** Where it is delivered and used. */
  place: line(100),
  /** The day it is wanted by, such as `2026-12-24`; left out where none is set. */
  wantedBy: exactOptional(
    pipe(
      string('incorrectFormat' satisfies MessageKey),
      isoDate('incorrectFormat' satisfies MessageKey),
      check(isDay, 'incorrectFormat' satisfies MessageKey),
    ),
  ),
});

const asker = object({
  /** Made once with the draft, so that a form sent twice is one request. */
  submissionId: pipe(string(), uuid('incorrectFormat' satisfies MessageKey)),
  contact: line(100),
  phone: contactPhone,
  region: line(100),
  /** What else is to be known. */
  note: exactOptional(lines(2000)),
});

/** A request for a quote: what, how many, on which aircraft, where and by when, and whom to answer. */
export const quoteRequest = fields(entriesFromObjects([quoted, asker]));
export type QuoteRequest = InferInput<typeof quoteRequest>;

/** What a price was asked for, as a request for a quote holds it. */
export const quotedSet = object({
  items: array(object({ code: string(), quantity: number() })),
  aircraft: nullable(string()),
  place: string(),
  wantedBy: nullable(string()),
});
export type QuotedSet = InferOutput<typeof quotedSet>;

/** Hands a request for a quote in. Not in the specification's list. */
export const saveQuote = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/quote/save/',
  params: emptyObject,
  query: languageQuery,
  body: quoteRequest,
  reply: takenRequest,
});
