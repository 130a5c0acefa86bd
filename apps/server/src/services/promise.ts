import {
  answerDays,
  hasEnded,
  type Language,
  type NextActor,
  promisedDays,
  type RequestStatus,
  type RequestType,
  sendingDays,
  sendsDevice,
} from '@payload/api/contract';
import { dateLocale } from '@payload/catalog/language';
import type { requestEvent, serviceRequest } from '../db/schema.ts';
import { utcOffset } from './utc-offset.ts';

type StoredRequest = Pick<typeof serviceRequest.$inferSelect, 'type' | 'createdAt'>;
type StandingRequest = StoredRequest & Pick<typeof serviceRequest.$inferSelect, 'status' | 'dueAt'>;
type StoredEvent = Pick<typeof requestEvent.$inferSelect, 'kind' | 'status' | 'createdAt'>;

/** Who is to act on a request, and until when where that is the maker. */
export interface Promised {
  waitsFor: NextActor;
  /** The end of a day; days on which the maker is closed are not skipped yet. */
  dueAt: Date | null;
  /** Whether the customer wrote something that nobody has answered yet. */
  hasReply: boolean;
}

/** What was written last and is still open: a question of the workshop's, or words of the customer's. */
type Thread = 'nothing' | 'question' | 'reply';

const day = 24 * 3600_000;

/**
 * Computes from a request's events who is to act. Whatever the customer writes is the maker's to answer, also where a quote waits
 * for their word or their parcel is on its way. Time spent waiting for the customer is not the maker's, and moves the promised
 * day on.
 *
 * @param events all of them, oldest first.
 */
export function turnOf({ type, createdAt }: StoredRequest, events: readonly StoredEvent[]): Promised {
  const standing: Pick<StoredEvent, 'status' | 'createdAt'>[] = [{ status: 'submitted', createdAt }];
  let thread: Thread = 'nothing';
  let waitsFor = dutyAt(type, 'submitted', thread);
  let since = createdAt.getTime();
  /** When it waited for the customer. */
  const waits: { from: number; to: number }[] = [];
  for (const event of events) {
    if (event.kind === 'status') standing.push(event);
    else if (event.kind === 'undo') standing.pop();
    thread = threadAfter(thread, event.kind);
    const next = dutyAt(type, standing.at(-1)?.status ?? 'submitted', thread);
    if (next === waitsFor) continue;
    const moment = event.createdAt.getTime();
    if (waitsFor === 'customer') waits.push({ from: since, to: moment });
    waitsFor = next;
    since = moment;
  }
  const hasReply = thread === 'reply';
  if (waitsFor !== 'staff') return { waitsFor, dueAt: null, hasReply };
  const status = standing.at(-1)?.status ?? 'submitted';
  const begin = sendsDevice(type)
    ? standing.findLast((each) => each.status === 'received')?.createdAt
    : createdAt;
  // The work waits for the customer, and their words for an answer.
  if (begin === undefined || dutyAt(type, status, 'nothing') === 'customer') {
    return { waitsFor, dueAt: endOfDay(since + answerDays * day), hasReply };
  }
  const start = begin.getTime();
  const waited = waits.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, start)), 0);
  return { waitsFor, dueAt: endOfDay(start + waited + promisedDays[type] * day), hasReply };
}

function threadAfter(before: Thread, kind: StoredEvent['kind']): Thread {
  if (kind === 'question' || kind === 'reply') return kind;
  // The next status settles either; a message answers words, and leaves a question open.
  if (kind === 'status' || (kind === 'message' && before === 'reply')) return 'nothing';
  return before;
}

/** Whether the customer was asked something and has not answered. */
export function isAsked(events: readonly Pick<StoredEvent, 'kind'>[]): boolean {
  return events.reduce<Thread>((thread, { kind }) => threadAfter(thread, kind), 'nothing') === 'question';
}

function dutyAt(type: RequestType, status: RequestStatus, thread: Thread): NextActor {
  if (hasEnded(status)) return 'nobody';
  if (thread !== 'nothing') return thread === 'question' ? 'customer' : 'staff';
  // A quote waits for their word, or the parcel is on its way.
  return status === 'quoted' || (status === 'submitted' && sendsDevice(type)) ? 'customer' : 'staff';
}

function endOfDay(moment: number): Date {
  return new Date((dayNumber(moment) + 1) * day - utcOffset);
}

/** Days since 1970 at the maker's place. */
function dayNumber(moment: number): number {
  return Math.floor((moment + utcOffset) / day);
}

/** Whether the maker works: on weekdays that are no holiday (such as `2026-10-01`). */
function isWorkingDay(number: number, holidays: ReadonlySet<string>): boolean {
  const date = new Date(number * day);
  const weekday = date.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(date.toISOString().slice(0, 10));
}

/** The end of the day something is promised by: what is due on a closed day is promised for the next the maker works. */
export function promisedBy(dueAt: Date, holidays: ReadonlySet<string>): Date {
  let number = dayNumber(dueAt.getTime() - 1);
  while (!isWorkingDay(number, holidays)) number += 1;
  return new Date((number + 1) * day - utcOffset);
}

/** The day that ends at a moment at the maker's place, for a program: `2026-11-05`. */
export function isoDayEndingAt(moment: Date): string {
  return new Date(moment.getTime() + utcOffset - 1).toISOString().slice(0, 10);
}

/** The day that ends at a moment at the maker's place, in words: `5 November 2026`. */
export function dayEndingAt(language: Language, moment: Date): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(moment.getTime() + utcOffset - 1).toLocaleDateString(dateLocale[language], format);
}

/** The days by which the maker, or the customer, is to act on a request, as all are shown them: ISO 8601. */
export function daysOf(
  { type, status, createdAt, dueAt }: StandingRequest,
  holidays: ReadonlySet<string>,
): { promisedBy: string | null; sendBy: string | null } {
  const isAwaited = status === 'submitted' && sendsDevice(type);
  return {
    promisedBy: dueAt && promisedBy(dueAt, holidays).toISOString(),
    sendBy: isAwaited ? new Date(createdAt.getTime() + sendingDays * day).toISOString() : null,
  };
}

/** What is due at or before this is overdue at `now`: by the end of the last day before today that the maker worked. */
export function overdueBefore(now: Date, holidays: ReadonlySet<string>): Date {
  let number = dayNumber(now.getTime());
  while (!isWorkingDay(number - 1, holidays)) number -= 1;
  return new Date(number * day - utcOffset);
}
