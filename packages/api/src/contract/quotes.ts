import {
  array,
  entriesFromObjects,
  type InferInput,
  type InferOutput,
  nullable,
  number,
  object,
  string,
} from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { fields } from './fields.ts';
import { createdRequest } from './request-days.ts';
import { formEntries } from './request-fields.ts';
import { submission } from './requests.ts';

/** A request for a quote: what, how many, on which aircraft, where and by when, and whom to answer. */
export const quoteRequest = fields(entriesFromObjects([submission, object(formEntries('quote'))]));
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
  reply: createdRequest,
});
