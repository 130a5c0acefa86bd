import {
  type Duty,
  hasEnded,
  type Language,
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
  waitsFor: Duty;
  /** The end of a day; days on which the maker is closed are not skipped yet. */
  dueAt: Date | null;
}

const day = 24 * 3600_000;

/**
 * Reckons from a request's events who is to act. Time spent waiting for the customer (for an answer, for the word on a quote)
 * is not the maker's, and moves the promised day on.
 *
 * @param events all of them, oldest first.
 */
export function promiseOf({ type, createdAt }: StoredRequest, events: readonly StoredEvent[]): Promised {
  const standing: Pick<StoredEvent, 'status' | 'createdAt'>[] = [{ status: 'submitted', createdAt }];
  let waitsFor = dutyAt(type, 'submitted', false);
  let since = createdAt.getTime();
  /** When it waited for the customer. */
  const waits: { from: number; to: number }[] = [];
  for (const [index, event] of events.entries()) {
    if (event.kind === 'status') standing.push(event);
    else if (event.kind === 'undo') standing.pop();
    const status = standing.at(-1)?.status ?? 'submitted';
    const next = dutyAt(type, status, isAsked(events.slice(0, index + 1)));
    if (next === waitsFor) continue;
    const moment = event.createdAt.getTime();
    if (waitsFor === 'customer') waits.push({ from: since, to: moment });
    waitsFor = next;
    since = moment;
  }
  const begin = sendsDevice(type)
    ? standing.findLast(({ status }) => status === 'received')?.createdAt
    : createdAt;
  if (waitsFor !== 'staff' || begin === undefined) return { waitsFor, dueAt: null };
  const start = begin.getTime();
  const waited = waits.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, start)), 0);
  return { waitsFor, dueAt: endOfDay(start + waited + promisedDays[type] * day) };
}

/** Whether the customer was asked something and has not answered; with the next status the question is settled. */
export function isAsked(events: readonly Pick<StoredEvent, 'kind'>[]): boolean {
  const last = events.findLast(({ kind }) => kind === 'question' || kind === 'reply' || kind === 'status');
  return last?.kind === 'question';
}

function dutyAt(type: RequestType, status: RequestStatus, hasQuestion: boolean): Duty {
  if (hasEnded(status)) return 'nobody';
  if (status === 'quoted' || hasQuestion) return 'customer';
  // The parcel is on its way.
  return status === 'submitted' && sendsDevice(type) ? 'customer' : 'staff';
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
