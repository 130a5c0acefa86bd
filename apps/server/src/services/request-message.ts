import { type RequestStatus, setInWords, statusText } from '@payload/api/contract';
import { translate } from '@payload/catalog';
import type { serviceRequest } from '../db/schema.ts';
import type { Address } from './address.ts';
import type { MessageKind, QueuedMessage } from './outbox.ts';
import { dayEndingAt, promisedBy } from './promise.ts';

type StoredRequest = typeof serviceRequest.$inferSelect;

/** How customers are reached. */
export interface Reach {
  /** Whether a message of this kind has a way to leave. */
  canSend: (kind: MessageKind) => boolean;
  /** The origin visitors use, or null where it is not known. */
  publicUrl: string | null;
  /** Days on which the maker is closed besides weekends: what is promised for one is promised for the next it works. */
  holidays: ReadonlySet<string>;
}

/**
 * What a customer is told when a request comes to stand somewhere, in the language it was sent in: by mail what it is
 * about, what happened, what comes next and where to see it; by text message what happened.
 *
 * @param change `words` are the workshop's own; `isUndo` where the last message was a mistake.
 */
export function statusMessage(
  request: StoredRequest,
  { kind, value }: Address,
  { status, words, isUndo = false }: { status: RequestStatus; words: string | null; isUndo?: boolean },
  { publicUrl, holidays }: Pick<Reach, 'publicUrl' | 'holidays'>,
): Pick<QueuedMessage, 'kind' | 'recipient' | 'subject' | 'body'> {
  const { language, number, type } = request;
  const key = statusText(type, status);
  const name = translate(language, 'requests', `names.${key}`);
  const subject = translate(language, 'request-mail', 'subject', { number, name });
  const text = translate(language, 'requests', `texts.${key}`);
  const noteName = type === 'quote' ? 'noteOfSales' : 'noteName';
  const note = words === null ? [] : [translate(language, 'requests', noteName, { note: words })];
  if (kind === 'phone') {
    return { kind: 'sms', recipient: value, subject: '', body: [subject, text, ...note].join(' ') };
  }
  const paragraphs = [
    subjectLine(request),
    ...(isUndo ? [translate(language, 'request-mail', 'takenBack')] : []),
    `${name}. ${text}`,
    ...note,
    translate(language, 'request-mail', 'next', { text: translate(language, 'requests', `next.${key}`) }),
    ...promiseLine(request, holidays),
    linkTo(request, publicUrl),
    translate(language, 'request-mail', 'why'),
  ];
  return { kind: 'mail', recipient: value, subject, body: `${paragraphs.join('\n\n')}\n` };
}

/** What a customer is sent when someone of the staff writes to them about a request. */
export function threadMessage(
  request: StoredRequest,
  { kind: addressKind, value }: Address,
  { kind, words }: { kind: 'message' | 'question'; words: string },
  publicUrl: string | null,
): Pick<QueuedMessage, 'kind' | 'recipient' | 'subject' | 'body'> {
  const { language, number, type } = request;
  const name = translate(language, 'request-mail', `${type === 'quote' ? 'sales' : 'workshop'}.${kind}`);
  const subject = translate(language, 'request-mail', 'subject', { number, name });
  if (addressKind === 'phone')
    return { kind: 'sms', recipient: value, subject: '', body: `${subject} ${words}` };
  const paragraphs = [
    subjectLine(request),
    words,
    ...(kind === 'question' ? [translate(language, 'request-mail', 'answer')] : []),
    linkTo(request, publicUrl),
    translate(language, 'request-mail', 'why'),
  ];
  return { kind: 'mail', recipient: value, subject, body: `${paragraphs.join('\n\n')}\n` };
}

/** What a request is about, in a line. */
function subjectLine({ language, number, type, productCode, serialNumber, quote }: StoredRequest): string {
  return translate(language, 'request-mail', `about.${type}`, {
    number,
    product: quote === null ? productCode : setInWords(quote),
    serial: serialNumber ?? '',
  });
}

/** The day by which the maker has promised to act, as the request's page says it; none while it is not to act. */
function promiseLine({ language, dueAt }: StoredRequest, holidays: ReadonlySet<string>): string[] {
  if (dueAt === null) return [];
  const day = dayEndingAt(language, promisedBy(dueAt, holidays));
  return [translate(language, 'requests', 'promisedBy', { day })];
}

/** Where the customer finds the request. */
function linkTo({ language, number }: StoredRequest, publicUrl: string | null): string {
  if (publicUrl === null) return translate(language, 'request-mail', 'account');
  return translate(language, 'request-mail', 'link', {
    url: `${publicUrl}/${language}/success?number=${number}`,
  });
}
