import { ageLimits, type DeskFigures, requestStatuses, requestTypes } from '@payload/api/contract';
import type { TextKey } from '@payload/catalog';
import { type CsvCell, writeCsv } from '@payload/catalog/csv';
import type { Database } from '../../db/store.ts';
import { inBoth } from '../in-both.ts';
import { utcOffset } from '../utc-offset.ts';
import {
  endedSince,
  type KindRow,
  openAges,
  receivedSince,
  type StepRow,
  stepsSince,
} from './figure-rows.ts';
import type { DeskCaller } from './queue.ts';
import { queueCounts } from './queue-counts.ts';

const day = 24 * 3600_000;

/** Milliseconds that figures of a period look back. */
const period = 90 * day;

const weeksShown = 12;

type OfThePeriod = Pick<DeskFigures, 'kinds' | 'models' | 'faults' | 'modelFaults' | 'steps' | 'weeks'>;

/** Milliseconds that figures of the period are told for: they look at every request of it, and what a minute changes is little. */
const kept = 60_000;

const ofThePeriod = new WeakMap<Database, { at: number; answer: Promise<OfThePeriod> }>();

/**
 * How the service does: what is open and how old, how long each step takes, by model, and week by week. What is open is counted
 * again, the rest may be a minute old.
 */
export async function deskFigures(db: Database, caller: DeskCaller, now: Date): Promise<DeskFigures> {
  const [{ open, overdue, waiting }, ages, rest] = await Promise.all([
    queueCounts(db, caller, now),
    openAges(db, now),
    keptFigures(db, now),
  ]);
  const figures = { open, overdue, waiting, ages, ...rest };
  return { ...figures, sheet: sheetOf(figures) };
}

/** The figures of the period for all who ask within a minute; those that failed are computed again. */
function keptFigures(db: Database, now: Date): Promise<OfThePeriod> {
  const at = now.getTime();
  const last = ofThePeriod.get(db);
  if (last && at >= last.at && at < last.at + kept) return last.answer;
  const entry = { at, answer: figuresOfThePeriod(db, now) };
  ofThePeriod.set(db, entry);
  entry.answer.catch(() => {
    if (ofThePeriod.get(db) === entry) ofThePeriod.delete(db);
  });
  return entry.answer;
}

async function figuresOfThePeriod(db: Database, now: Date): Promise<OfThePeriod> {
  const since = new Date(now.getTime() - period);
  const [received, steps, ended] = await Promise.all([
    receivedSince(db, since),
    stepsSince(db, since),
    endedSince(db, since),
  ]);
  const weeks = lastWeeks(now).map((from) => ({
    from,
    received: received.weeks.get(from) ?? 0,
    ended: ended.get(from) ?? 0,
  }));
  return { ...byKind(received.kinds), steps: stepTimes(steps), weeks };
}

function stepTimes(rows: readonly StepRow[]): DeskFigures['steps'] {
  return requestStatuses.flatMap((status) => {
    const row = rows.find((each) => each.status === status);
    return row ? [{ status, medianHours: row.hours, requests: row.requests }] : [];
  });
}

type Counts = Pick<KindRow, 'requests' | 'open'>;

/** What came by what it is about. Those of the workshop leave requests for quotes out. */
function byKind(rows: readonly KindRow[]): Pick<DeskFigures, 'kinds' | 'models' | 'faults' | 'modelFaults'> {
  const service = rows.filter(({ type }) => type !== 'quote');
  const kinds = new Map(summed(rows, ({ type }) => type));
  return {
    kinds: requestTypes.flatMap((type) => {
      const counts = kinds.get(type);
      return counts ? [{ type, ...counts }] : [];
    }),
    models: summed(service, ({ model }) => model).map(([productCode, counts]) => ({
      productCode,
      ...counts,
    })),
    faults: summed(service, ({ fault }) => fault).map(([fault, counts]) => ({ fault, ...counts })),
    modelFaults: [...Map.groupBy(service, ({ model }) => model)]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([productCode, ofModel]) =>
        summed(ofModel, ({ fault }) => fault).flatMap(([fault, { requests }]) =>
          fault === null ? [] : [{ productCode, fault, requests }],
        ),
      ),
  };
}

/** Counts summed by a key of each row, most first; as many by their keys, and those without one last. */
function summed<Key extends string | null>(
  rows: readonly KindRow[],
  keyOf: (row: KindRow) => Key,
): [Key, Counts][] {
  const total = (of: readonly KindRow[], count: keyof Counts) => of.reduce((sum, row) => sum + row[count], 0);
  const rank = (key: Key) => key ?? '\uFFFF';
  return [...Map.groupBy(rows, keyOf)]
    .map(([key, of]): [Key, Counts] => [key, { requests: total(of, 'requests'), open: total(of, 'open') }])
    .toSorted(([one, a], [other, b]) => b.requests - a.requests || (rank(one) < rank(other) ? -1 : 1));
}

/** Mondays of the last weeks at the maker's place, oldest first: `2026-11-23`. */
function lastWeeks(now: Date): string[] {
  const today = Math.floor((now.getTime() + utcOffset) / day);
  // The days since 1970 began on a Thursday.
  const monday = today - ((today + 3) % 7);
  return Array.from({ length: weeksShown }, (_, index) =>
    new Date((monday - 7 * (weeksShown - 1 - index)) * day).toISOString().slice(0, 10),
  );
}

const line = (name: TextKey<'staff'>, of: string, value: number): CsvCell[] => [
  inBoth(name),
  of,
  String(value),
];

/** The figures one below the other: what is counted, of what, and the count. */
function sheetOf(figures: Omit<DeskFigures, 'sheet'>): string {
  const { open, overdue, waiting, ages, kinds, steps, models, faults, modelFaults, weeks } = figures;
  const ageNames = [
    ...ageLimits.map((days) => inBoth('figures.upTo', { values: { days } })),
    inBoth('figures.older'),
  ];
  return writeCsv([
    [inBoth('figures.figure'), inBoth('figures.of'), inBoth('figures.value')],
    line('figures.open', '', open),
    line('figures.overdue', '', overdue),
    line('figures.waiting', '', waiting),
    ...ages.map((value, index) => line('figures.byAge', ageNames[index] ?? '', value)),
    ...kinds.flatMap(({ type, requests, open: still }) => [
      line('figures.received', type, requests),
      line('figures.still', type, still),
    ]),
    ...steps.map(({ status, medianHours }) =>
      line('figures.stepHours', status, Math.round(medianHours * 10) / 10),
    ),
    ...models.flatMap(({ productCode, requests, open: still }) => [
      line('figures.received', productCode, requests),
      line('figures.still', productCode, still),
    ]),
    ...faults.flatMap(({ fault, requests, open: still }) => [
      line('figures.byFault', fault ?? inBoth('figures.noFault'), requests),
      line('figures.still', fault ?? inBoth('figures.noFault'), still),
    ]),
    ...modelFaults.map(({ productCode, fault, requests }) =>
      line('figures.modelFault', `${productCode} ${fault}`, requests),
    ),
    ...weeks.flatMap(({ from, received, ended }) => [
      line('figures.receivedInWeek', from, received),
      line('figures.endedInWeek', from, ended),
    ]),
  ]);
}
