import {
  array,
  boolean,
  check,
  entriesFromObjects,
  type InferOutput,
  maxLength,
  minLength,
  nonEmpty,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  transform,
} from 'valibot';
import { defineCall, emptyObject, languageQuery } from './call.ts';
import { addressKey, fields, line, lines, moment, serialNumber } from './fields.ts';
import { lettersAndDigits } from './intake.ts';
import type { MessageKey } from './messages.ts';

/** How much a notice matters, the least first: good to know, to be done before long, not to be flown before it is done. */
export const noticeSeverities = ['information', 'important', 'safety'] as const;
export type NoticeSeverity = (typeof noticeSeverities)[number];

const severity = picklist(noticeSeverities, 'incorrectFormat' satisfies MessageKey);

/** Devices of one model that a notice concerns: all of them, or those whose serial number lies between two, both included. */
const noticeScope = object({ productCode: string(), from: nullable(string()), to: nullable(string()) });
export type NoticeScope = InferOutput<typeof noticeScope>;

/** A notice as visitors read it, in one language. */
const notice = object({
  /** What a visitor quotes. */
  number: string(),
  severity: picklist(noticeSeverities),
  title: string(),
  /** Paragraphs, a line break after each. */
  text: string(),
  publishedAt: moment,
  scopes: array(noticeScope),
});
export type Notice = InferOutput<typeof notice>;

/** Notices in a reply, newest first, without those that were withdrawn. */
export const notices = array(notice);

/** The notices that hold, newest first: all of them, or those of one model. A model that does not exist has none. */
export const getNotices = defineCall({
  client: 2,
  method: 'GET',
  path: '/jzcrm/wx/notices/',
  params: emptyObject,
  query: fields(entriesFromObjects([object({ product: optional(addressKey) }), languageQuery])),
  body: emptyObject,
  reply: object({ notices }),
});

export const noticeChoice = object({ isWanted: boolean() });

/** Whether the signed-in account is told of notices for its devices. */
export const getNoticeChoice = defineCall({
  client: 2,
  method: 'GET',
  path: '/jzcrm/wx/account/noticeChoice/',
  params: emptyObject,
  query: languageQuery,
  body: emptyObject,
  reply: noticeChoice,
});

/** Sets that, and with it the language of the page as the one that the account is told in. */
export const setNoticeChoice = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/wx/account/setNoticeChoice/',
  params: emptyObject,
  query: languageQuery,
  body: fields({ isWanted: boolean('incorrectFormat' satisfies MessageKey) }),
  reply: noticeChoice,
});

/** Characters of a notice's text. */
export const noticeTextMax = 4000;

/** Models and ranges of one notice. */
const mostScopes = 100;

/** Letters, digits and hyphens, as they stand in an address: `N-2026-04`. */
const noticeNumber = pipe(
  string('incorrectFormat' satisfies MessageKey),
  transform((typed) => typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()),
  nonEmpty('cannotBeEmpty' satisfies MessageKey),
  regex(/^[A-Z\d][A-Z\d-]{1,30}[A-Z\d]$/, 'incorrectFormat' satisfies MessageKey),
);

/** Whether both ends of a range are written alike, the first before the last: only then is what lies between them plain. */
function isRange({ from, to }: NoticeScope): boolean {
  if (from === null || to === null) return from === to;
  const [first, last] = [lettersAndDigits(from), lettersAndDigits(to)];
  return first.length === last.length && first <= last;
}

const draftScope = pipe(
  fields({ productCode: addressKey, from: nullable(serialNumber), to: nullable(serialNumber) }),
  check(isRange, 'incorrectFormat' satisfies MessageKey),
);

const writtenText = fields({ title: line(160), text: lines(noticeTextMax) });

const noticeDraft = fields({
  number: noticeNumber,
  severity,
  scopes: pipe(
    array(draftScope, 'incorrectFormat' satisfies MessageKey),
    minLength(1, 'cannotBeEmpty' satisfies MessageKey),
    maxLength(mostScopes, 'incorrectFormat' satisfies MessageKey),
  ),
  texts: fields({ en: writtenText, cn: writtenText }),
});
export type NoticeDraft = InferOutput<typeof noticeDraft>;

const deskNotice = object({
  number: string(),
  severity: picklist(noticeSeverities),
  scopes: array(noticeScope),
  texts: object({
    en: object({ title: string(), text: string() }),
    cn: object({ title: string(), text: string() }),
  }),
  publishedAt: moment,
  publishedBy: string(),
  /** Null while it holds. */
  withdrawn: nullable(object({ at: moment, actor: string(), reason: string() })),
  /** Accounts that were sent a message. */
  told: number(),
});
export type DeskNotice = InferOutput<typeof deskNotice>;

const deskNotices = object({ notices: array(deskNotice) });

/** Every notice there is or was, newest first, with who published and who withdrew it. */
export const getDeskNotices = defineCall({
  client: 2,
  method: 'GET',
  path: '/jzcrm/desk/notices/',
  params: emptyObject,
  query: languageQuery,
  body: emptyObject,
  reply: deskNotices,
});

const noticeOutcome = object({
  /** Devices of the registry that it concerns. */
  devices: number(),
  /** Accounts that have one of them and want to be told. */
  accounts: number(),
});
export type NoticeOutcome = InferOutput<typeof noticeOutcome>;

/**
 * Says whom a notice would reach, or publishes it and tells them. Refused with `alreadySent` beside `number` where another
 * notice has the number, and with `incorrectFormat` beside `scopes` for a model that does not exist. The same notice once
 * more changes nothing: nobody is told twice.
 */
export const publishNotice = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/desk/publishNotice/',
  params: emptyObject,
  query: languageQuery,
  body: fields({
    notice: noticeDraft,
    mode: picklist(['preview', 'publish'], 'incorrectFormat' satisfies MessageKey),
  }),
  reply: noticeOutcome,
});

const noticePaper = object({
  /** The file (PDF), in base64. */
  pdf: string(),
  /** Characters of title and text that its fonts do not have: they stand as empty boxes. */
  lacking: array(string()),
});

/** The PDF of a notice that is not published yet, in the language of the page: it says so. Refused as publishing is. */
export const printNotice = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/desk/printNotice/',
  params: emptyObject,
  query: languageQuery,
  body: fields({ notice: noticeDraft }),
  reply: noticePaper,
});

/**
 * Takes a notice off the site, with a reason that is kept; messages that have not left are not sent. Refused with
 * `notPossibleNow` where it was withdrawn before, and with `operationFailure` where there is none with the number.
 */
export const withdrawNotice = defineCall({
  client: 2,
  method: 'POST',
  path: '/jzcrm/desk/withdrawNotice/',
  params: emptyObject,
  query: languageQuery,
  body: fields({ number: noticeNumber, reason: line(500) }),
  reply: deskNotices,
});
