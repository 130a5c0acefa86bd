import { ageLimits, faults, requestStatus, requestTypes } from '@payload/api/contract';
import { and, ne, type SQL, sql } from 'drizzle-orm';
import {
  array,
  type InferOutput,
  null_,
  nullable,
  number,
  object,
  parse,
  picklist,
  pipe,
  string,
  toNumber,
  union,
} from 'valibot';
import { serviceRequest } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
import { utcOffset } from '../utc-offset.ts';

const day = 24 * 3600_000;

/** The drivers give numbers of eight bytes as text or as numbers. */
const figure = pipe(union([string(), number()]), toNumber());

/** Requests of a week, such as `2026-11-23`, its Monday. */
const weekRow = object({ week: string(), requests: figure });

const kindRow = object({
  week: null_(),
  type: picklist(requestTypes),
  model: string(),
  fault: nullable(picklist(faults)),
  requests: figure,
  open: figure,
});
export type KindRow = InferOutput<typeof kindRow>;

const stepRow = object({ status: requestStatus, hours: figure, requests: figure });
export type StepRow = InferOutput<typeof stepRow>;

const receivedRows = object({ rows: array(union([weekRow, kindRow])) });
const stepRows = object({ rows: array(stepRow) });
const weekRows = object({ rows: array(weekRow) });

/** How many requests there are of each week. */
type OfWeeks = ReadonlyMap<string, number>;

const ofWeeks = (rows: readonly InferOutput<typeof weekRow>[]): OfWeeks =>
  new Map(rows.map(({ week, requests }) => [week, requests]));

const clockAhead = sql.raw(`interval '${utcOffset} milliseconds'`);

/** The Monday of a moment's week, at the maker's place. */
const weekOf = (moment: SQL) =>
  sql`to_char(date_trunc('week', ${moment} at time zone 'UTC' + ${clockAhead}), 'YYYY-MM-DD')`;

export async function openAges(db: Database, now: Date): Promise<number[]> {
  const daysBefore = (days: number) => new Date(now.getTime() - days * day);
  const between = (youngest: number, oldest: number | null): SQL<number> =>
    sql<number>`count(*) filter (where ${and(
      sql`${serviceRequest.createdAt} <= ${daysBefore(youngest).toISOString()}`,
      oldest === null ? undefined : sql`${serviceRequest.createdAt} > ${daysBefore(oldest).toISOString()}`,
    )})`.mapWith(Number);
  const limits = [0, ...ageLimits];
  const classes = limits.map((youngest, index) => between(youngest, limits[index + 1] ?? null));
  const [row] = await db
    .select(Object.fromEntries(classes.map((each, index) => [`class${index}`, each])))
    .from(serviceRequest)
    .where(ne(serviceRequest.waitsFor, 'nobody'));
  return classes.map((_, index) => row?.[`class${index}`] ?? 0);
}

/** How many requests came, by type, model and fault, and by week: all in one pass over those of the period. */
export async function receivedSince(
  db: Database,
  since: Date,
): Promise<{ kinds: KindRow[]; weeks: OfWeeks }> {
  const result = await db.execute(sql`
    select week, type, model, fault, count(*) as requests, count(*) filter (where waits_for <> 'nobody') as open
    from (
      select ${weekOf(sql`created_at`)} as week, type, product_code as model, fault, waits_for
      from service_request where created_at >= ${since.toISOString()}
    ) as received
    group by grouping sets ((week), (type, model, fault))`);
  const { rows } = parse(receivedRows, result);
  return {
    kinds: rows.filter((row) => row.week === null),
    weeks: ofWeeks(rows.filter((row) => row.week !== null)),
  };
}

/** How long requests for service stood at each step before they went on. */
export async function stepsSince(db: Database, since: Date): Promise<StepRow[]> {
  const from = since.toISOString();
  const result = await db.execute(sql`
    with moves as (
      select number as request, 'submitted' as status, created_at from service_request where created_at > ${from}
      union all
      select request_number, status, created_at from request_event
      where kind in ('status', 'undo') and created_at > ${from}
    ), spans as (
      select status, lead(created_at) over (partition by request order by created_at) - created_at as span from moves
      where request not in (select number from service_request where type = 'quote')
    )
    select status, percentile_cont(0.5) within group (order by extract(epoch from span)) / 3600 as hours,
      count(*) as requests
    from spans where span is not null group by status`);
  return parse(stepRows, result).rows;
}

/** How many requests ended in each week, once each: a closing that follows the return of the device is no second end. */
export async function endedSince(db: Database, since: Date): Promise<OfWeeks> {
  const result = await db.execute(sql`
    select ${weekOf(sql`ended.created_at`)} as week, count(*) as requests from request_event as ended
    where created_at >= ${since.toISOString()} and kind = 'status' and (status in ('returned', 'withdrawn')
      or (status = 'closed' and not exists (
        select 1 from request_event as earlier where earlier.request_number = ended.request_number
        and earlier.id < ended.id and earlier.status = 'returned')))
    group by 1`);
  return ofWeeks(parse(weekRows, result).rows);
}
