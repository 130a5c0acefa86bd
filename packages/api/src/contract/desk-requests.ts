import { languages } from '@payload/catalog/language';
import {
  array,
  boolean,
  check,
  entriesFromObjects,
  exactOptional,
  type InferOutput,
  integer,
  literal,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  toNumber,
  union,
  variant,
} from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { faults } from './faults.ts';
import { fields, line, lines, moment } from './fields.ts';
import type { MessageKey } from './messages.ts';
import { quotedSet } from './quotes.ts';
import { keptEntries } from './request-fields.ts';
import { requestStatus, requestTypes } from './request-status.ts';

/** Which requests a queue holds: all that have not ended, those nobody has taken, one's own, those whose customer wrote, and so on. */
export const deskViews = ['open', 'new', 'mine', 'answer', 'waiting', 'overdue', 'ended'] as const;
export type DeskView = (typeof deskViews)[number];

/** Who is to act next. */
export const nextActors = ['staff', 'customer', 'nobody'] as const;
export type NextActor = (typeof nextActors)[number];

const assignee = nullable(object({ name: string(), isYou: boolean() }));

/** A request in the list of those about one device. */
export const listedRequest = object({
  number: string(),
  type: picklist(requestTypes),
  status: requestStatus,
  createdAt: moment,
});

const queuedRequest = object({
  number: string(),
  type: picklist(requestTypes),
  status: requestStatus,
  /** The model, of a quote the first of its set. */
  productCode: string(),
  /** Null for a quote. */
  serialNumber: nullable(string()),
  /** Null for all but a quote. */
  quote: nullable(quotedSet),
  /** How its description begins, on one line; empty where a quote came without a note. */
  summary: string(),
  createdAt: moment,
  waitsFor: picklist(nextActors),
  /** The last moment of the day it is promised by, closed days skipped; null while staff are not to act. */
  promisedBy: nullable(moment),
  isOverdue: boolean(),
  /** Whether the customer wrote something that nobody has answered yet. */
  hasReply: boolean(),
  assignee,
});
export type QueuedRequest = InferOutput<typeof queuedRequest>;

const counts = object({
  open: number(),
  new: number(),
  mine: number(),
  answer: number(),
  waiting: number(),
  overdue: number(),
});

const deskQueue = object({
  counts,
  requests: array(queuedRequest),
  /** `page` of the next ones; null where there are none. */
  nextPage: nullable(number()),
});
export type DeskQueue = InferOutput<typeof deskQueue>;

/** More pages than there will ever be requests; what is skipped for it is a number that the database can still count to. */
const mostPages = 1_000_000;

const page = optional(
  pipe(
    string(),
    toNumber(),
    integer('incorrectFormat'),
    minValue(1, 'incorrectFormat'),
    maxValue(mostPages, 'incorrectFormat'),
  ),
  '1',
);

/** What a queue is asked for; `words` are a number, a serial number, a phone number or an address, and search all requests. */
const queueQuery = object({
  view: optional(picklist(deskViews, 'incorrectFormat' satisfies MessageKey), 'open'),
  words: optional(string(), ''),
});

/** Fifty requests of a queue: what is promised soonest comes first, what has ended latest first. */
export const getDeskQueue = defineCall({
  client: 2,
  method: 'GET',
  path: '/jzcrm/desk/queue/',
  params: emptyObject,
  query: fields(entriesFromObjects([queueQuery, object({ page }), languageQuery])),
  body: emptyObject,
  reply: deskQueue,
});

/** A CSV file in UTF-8 with a byte order mark, of all requests of a queue. */
export const exportDeskQueue = defineCall({
  client: 2,
  method: 'GET',
  path: '/jzcrm/desk/export/',
  params: emptyObject,
  query: fields(entriesFromObjects([queueQuery, languageQuery])),
  body: emptyObject,
  reply: object({ text: string() }),
});

/** What was done about a request. `words` go to the customer but with a `note`; of a fault they are its key, null for none. */
const deskEvent = object({
  id: number(),
  kind: picklist(['status', 'undo', 'note', 'message', 'question', 'reply', 'assigned', 'fault']),
  status: requestStatus,
  words: nullable(string()),
  /** `customer`, or the name of someone of the staff. */
  actor: string(),
  isYou: boolean(),
  at: moment,
});
export type DeskEvent = InferOutput<typeof deskEvent>;

const deskRequest = object({
  ...queuedRequest.entries,
  /** What the customer is written to in. */
  language: picklist(languages),
  ...keptEntries(),
  /** What the workshop found; null before it has said so, and for a quote. */
  fault: nullable(picklist(faults)),
  /** Address the customer signs in with; null where the account is gone. */
  account: nullable(string()),
  /** Null where the registry has no device with the number. */
  device: nullable(
    object({
      productCode: string(),
      activatedAt: nullable(moment),
      serviceUntil: nullable(moment),
      careUntil: nullable(moment),
    }),
  ),
  /** Other requests about the same serial number, newest first. */
  earlier: array(listedRequest),
  files: array(object({ id: string(), name: string(), type: string(), bytes: number() })),
  events: array(deskEvent),
  /** What it can become, the usual first. */
  next: array(requestStatus),
  /** Names of the others of the staff, to hand it to. */
  colleagues: array(string()),
  /** Whether the last status was set by staff and can be taken back. */
  canUndo: boolean(),
  /** Changes with everything that is done; a change says which one it was made on. */
  version: number(),
});
export type DeskRequest = InferOutput<typeof deskRequest>;

/** One request, whole. A number that there is none with is refused with `operationFailure`. */
export const getDeskRequest = defineCall({
  client: 2,
  method: 'GET',
  path: '/jzcrm/desk/request/',
  params: emptyObject,
  query: fields(entriesFromObjects([object({ number: line(32) }), languageQuery])),
  body: emptyObject,
  reply: deskRequest,
});

/** Characters of a message, a note or what goes with a status. */
export const deskWordsMax = 4000;

const words = lines(deskWordsMax);

/** A place of a template that is still to be filled in, with its brackets (`[amount and currency]`); null where none is left. */
export const openPlaceIn = (text: string): string | null =>
  /【[^】]*】|\[[a-z][a-z ]*\]/.exec(text)?.[0] ?? null;

const wordsToCustomer = pipe(
  words,
  check((text) => openPlaceIn(text) === null, 'placeLeftOpen' satisfies MessageKey),
);

/**
 * What staff do about a request: set where it stands (with words to the customer), take that back, write to the customer (a
 * question is then waited for), write a note for staff, take it, give it back or hand it to a colleague by name, say what was
 * found to be wrong (of no quote).
 */
const deskChange = variant(
  'kind',
  [
    object({ kind: literal('status'), status: requestStatus, words: exactOptional(wordsToCustomer) }),
    object({ kind: literal('undo') }),
    object({ kind: literal('note'), words }),
    object({ kind: literal('fault'), fault: nullable(picklist(faults)) }),
    object({ kind: picklist(['message', 'question']), words: wordsToCustomer }),
    object({
      kind: literal('assign'),
      to: union([picklist(['me', 'nobody']), object({ colleague: line(100) })]),
    }),
  ],
  'incorrectFormat' satisfies MessageKey,
);
export type DeskChange = InferOutput<typeof deskChange>;

/**
 * Changes a request, and gives it as it is then. Refused with `changedMeanwhile` where it is no longer of this `version`,
 * and with `notPossibleNow` where it does not allow the change as it stands; nothing was changed then.
 */
export const changeDeskRequest = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/desk/changeRequest/',
  params: emptyObject,
  query: languageQuery,
  body: fields({ number: line(32), version: number('incorrectFormat'), change: deskChange }),
  reply: deskRequest,
});

const deskFile = object({
  name: string(),
  type: string(),
  /** The picture encoded again as WebP, in base64; null for what is not decoded here (films, HEIC, damaged pictures). */
  picture: nullable(string()),
  /** Where its bytes lie: a path on the server, or an address of the storage without credentials. */
  place: string(),
});
export type DeskFile = InferOutput<typeof deskFile>;

/** A file of a request, safe to look at. One that no request has is refused with `operationFailure`. */
export const getDeskFile = defineCall({
  client: 2,
  method: 'GET',
  path: '/jzcrm/desk/file/',
  params: emptyObject,
  query: fields(entriesFromObjects([object({ id: line(36) }), languageQuery])),
  body: emptyObject,
  reply: deskFile,
});
