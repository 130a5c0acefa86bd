import {
  ageLimits,
  type DeskFigures,
  type Fault,
  requestStatuses,
  requestTypes,
} from '@payload/api/contract';
import { type CsvCell, writeCsv } from '@payload/catalog/csv';
import { and, count, desc, gte, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { array, number, object, parse, pipe, string, toNumber, union } from 'valibot';
import { requestEvent, serviceRequest } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
import type { DeskCaller } from './queue.ts';
import { queueCounts } from './queue-counts.ts';

const day = 24 * 3600_000;

/** Milliseconds that figures of a period look back. */
const period = 90 * day;

const weeksShown = 12;

/** The maker's clocks are ahead of UTC by so much; a week begins on Monday there. */
const timeZone = sql`interval '8 hours'`;

/** The drivers give numbers of eight bytes as text or as numbers. */
const figure = pipe(union([string(), number()]), toNumber());

const stepRows = object({ rows: array(object({ status: string(), hours: figure, requests: figure })) });
const weekRows = object({ rows: array(object({ week: string(), received: figure, ended: figure })) });

const weekOf = (column: SQL) => sql`date_trunc('week', ${column} at time zone 'UTC' + ${timeZone})`;

/** Requests that ended, once each: a closing that follows the return of the device is no second end. */
const isEnd = sql`${requestEvent.kind} = 'status' and (${requestEvent.status} in ('returned', 'withdrawn')
  or (${requestEvent.status} = 'closed' and not exists (
    select 1 from ${requestEvent} as earlier where earlier.request_number = ${requestEvent.requestNumber}
    and earlier.id < ${requestEvent.id} and earlier.status = 'returned')))`;

/** How the service does: what is open and how old, how long each step takes, by model, and week by week. */
export async function deskFigures(db: Database, caller: DeskCaller, now: Date): Promise<DeskFigures> {
  const since = new Date(now.getTime() - period);
  const [counts, ages, kinds, steps, models, byFault, weeks] = await Promise.all([
    queueCounts(db, caller, now),
    openAges(db, now),
    kindsSince(db, since),
    stepTimes(db, since),
    modelsSince(db, since),
    faultsSince(db, since),
    lastWeeks(db, now),
  ]);
  const { open, overdue, waiting } = counts;
  const figures = { open, overdue, waiting, ages, kinds, steps, models, ...byFault, weeks };
  return { ...figures, sheet: sheetOf(figures) };
}

async function openAges(db: Database, now: Date): Promise<number[]> {
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

async function stepTimes(db: Database, since: Date): Promise<DeskFigures['steps']> {
  const from = since.toISOString();
  const result = await db.execute(sql`
    with moves as (
      select number as request, 'submitted' as status, created_at from service_request
      where created_at > ${from} and type <> 'quote'
      union all
      select request_number, event.status, event.created_at from request_event as event
      join service_request on number = request_number
      where kind in ('status', 'undo') and event.created_at > ${from} and type <> 'quote'
    ), spans as (
      select status, lead(created_at) over (partition by request order by created_at) - created_at as span from moves
    )
    select status, percentile_cont(0.5) within group (order by extract(epoch from span)) / 3600 as hours,
      count(*) as requests
    from spans where span is not null group by status`);
  const { rows } = parse(stepRows, result);
  const found = new Map(rows.map((row) => [row.status, row]));
  return requestStatuses.flatMap((status) => {
    const row = found.get(status);
    return row ? [{ status, medianHours: row.hours, requests: row.requests }] : [];
  });
}

const stillOpen = sql<number>`count(*) filter (where ${serviceRequest.waitsFor} <> 'nobody')`.mapWith(Number);

async function kindsSince(db: Database, since: Date): Promise<DeskFigures['kinds']> {
  const rows = await db
    .select({ type: serviceRequest.type, requests: count(), open: stillOpen })
    .from(serviceRequest)
    .where(gte(serviceRequest.createdAt, since))
    .groupBy(serviceRequest.type);
  return requestTypes.flatMap((type) => rows.filter((row) => row.type === type));
}

async function modelsSince(db: Database, since: Date): Promise<DeskFigures['models']> {
  const requests = count();
  return db
    .select({
      productCode: serviceRequest.productCode,
      requests,
      open: stillOpen,
    })
    .from(serviceRequest)
    .where(forService(since))
    .groupBy(serviceRequest.productCode)
    .orderBy(desc(requests), serviceRequest.productCode);
}

const forService = (since: Date) =>
  and(gte(serviceRequest.createdAt, since), ne(serviceRequest.type, 'quote'));

async function faultsSince(db: Database, since: Date): Promise<Pick<DeskFigures, 'faults' | 'modelFaults'>> {
  const requests = count();
  const { productCode, fault } = serviceRequest;
  const [found, ofModels] = await Promise.all([
    db
      .select({ fault, requests, open: stillOpen })
      .from(serviceRequest)
      .where(forService(since))
      .groupBy(fault)
      .orderBy(desc(requests), fault),
    db
      .select({ productCode, fault: sql<Fault>`${fault}`, requests })
      .from(serviceRequest)
      .where(and(forService(since), isNotNull(fault)))
      .groupBy(productCode, fault)
      .orderBy(productCode, desc(requests), fault),
  ]);
  return { faults: found, modelFaults: ofModels };
}

async function lastWeeks(db: Database, now: Date): Promise<DeskFigures['weeks']> {
  const moment = now.toISOString();
  const first = sql`(${weekOf(sql`${moment}::timestamptz`)} - ${`${weeksShown - 1} weeks`}::interval)`;
  // A moment that an index knows: the week that began so long ago, or a little before it.
  const since = new Date(now.getTime() - weeksShown * 7 * day).toISOString();
  const result = await db.execute(sql`
    with weeks as (
      select generate_series(${first}, ${weekOf(sql`${moment}::timestamptz`)}, interval '1 week') as week
    ), received as (
      select ${weekOf(sql`created_at`)} as week, count(*) as requests from service_request
      where created_at >= ${since} group by 1
    ), ended as (
      select ${weekOf(sql`${requestEvent.createdAt}`)} as week, count(*) as requests from ${requestEvent}
      where ${requestEvent.createdAt} >= ${since} and ${isEnd} group by 1
    )
    select to_char(weeks.week, 'YYYY-MM-DD') as week, coalesce(received.requests, 0) as received,
      coalesce(ended.requests, 0) as ended
    from weeks left join received using (week) left join ended using (week) order by weeks.week`);
  return parse(weekRows, result).rows.map(({ week, ...counts }) => ({ from: week, ...counts }));
}

const line = (name: string, of: string, value: number): CsvCell[] => [name, of, String(value)];

/** The figures one below the other: what is counted, of what, and the count. */
function sheetOf(figures: Omit<DeskFigures, 'sheet'>): string {
  const { open, overdue, waiting, ages, kinds, steps, models, faults, modelFaults, weeks } = figures;
  const ageNames = [...ageLimits.map((days) => `up to ${days} days ${days} 天以内`), 'older 更久'];
  return writeCsv([
    ['figure 指标', 'of 对象', 'value 数值'],
    line('open 未完结', '', open),
    line('overdue 已超期', '', overdue),
    line('waiting for customers 待客户', '', waiting),
    ...ages.map((value, index) => line('open, by age 未完结时长', ageNames[index] ?? '', value)),
    ...kinds.flatMap(({ type, requests, open: still }) => [
      line('received in 90 days 90 天内收到', type, requests),
      line('of these open 其中未完结', type, still),
    ]),
    ...steps.map(({ status, medianHours }) =>
      line('median hours of a step 步骤时长中位数（小时）', status, Math.round(medianHours * 10) / 10),
    ),
    ...models.flatMap(({ productCode, requests, open: still }) => [
      line('received in 90 days 90 天内收到', productCode, requests),
      line('of these open 其中未完结', productCode, still),
    ]),
    ...faults.flatMap(({ fault, requests, open: still }) => [
      line(
        'received in 90 days by fault found 90 天内收到（按检出故障）',
        fault ?? 'not said yet 未填写',
        requests,
      ),
      line('of these open 其中未完结', fault ?? 'not said yet 未填写', still),
    ]),
    ...modelFaults.map(({ productCode, fault, requests }) =>
      line('of a model by fault found 按型号和检出故障', `${productCode} ${fault}`, requests),
    ),
    ...weeks.flatMap(({ from, received, ended }) => [
      line('received in the week of 当周收到', from, received),
      line('ended in the week of 当周完结', from, ended),
    ]),
  ]);
}
