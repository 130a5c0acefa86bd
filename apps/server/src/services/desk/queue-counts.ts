import type { DeskQueue } from '@payload/api/contract';
import { count, ne, type SQL, sql } from 'drizzle-orm';
import { serviceRequest } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
import { overdueBefore } from '../promise.ts';

/** What the open requests of one member of staff, or of nobody, come to. */
interface Held {
  /** Account of who has them; null for those that nobody has taken. */
  assignee: string | null;
  open: number;
  answer: number;
  waiting: number;
  overdue: number;
}

type Counts = DeskQueue['counts'];

/** Who asks how many there are, and what day it is at the desk. */
interface Asker {
  accountId: string;
  holidays: ReadonlySet<string>;
}

/** The count under way on a database, and the one that follows it, of what is overdue at the same moment. */
interface Counter {
  running: Promise<readonly Held[]> | null;
  next: { overdueAt: number; answer: Promise<readonly Held[]> } | null;
}

const counters = new WeakMap<Database, Counter>();

/**
 * How many requests each queue holds. Counting looks at every open request there is, so of those who ask while it is being
 * counted all wait for one more count, which begins after they have asked: nobody is told what was true before their own last
 * change.
 */
export async function queueCounts(db: Database, { accountId, holidays }: Asker, now: Date): Promise<Counts> {
  const held = await shared(db, overdueBefore(now, holidays));
  const sum = (of: (each: Held) => number) => held.reduce((total, each) => total + of(each), 0);
  const openOf = (assignee: string | null) => sum((each) => (each.assignee === assignee ? each.open : 0));
  return {
    open: sum(({ open }) => open),
    new: openOf(null),
    mine: openOf(accountId),
    answer: sum(({ answer }) => answer),
    waiting: sum(({ waiting }) => waiting),
    overdue: sum(({ overdue }) => overdue),
  };
}

function shared(db: Database, bound: Date): Promise<readonly Held[]> {
  const counter = counters.get(db) ?? { running: null, next: null };
  counters.set(db, counter);
  const begin = () => {
    counter.next = null;
    const counting = countHeld(db, bound);
    counter.running = counting;
    const end = () => {
      if (counter.running === counting) counter.running = null;
    };
    counting.then(end, end);
    return counting;
  };
  if (counter.running === null) return begin();
  const overdueAt = bound.getTime();
  if (counter.next?.overdueAt !== overdueAt) {
    counter.next = { overdueAt, answer: counter.running.then(begin, begin) };
  }
  return counter.next.answer;
}

function countIf(which: SQL): SQL<number> {
  return sql<number>`count(*) filter (where ${which})`.mapWith(Number);
}

async function countHeld(db: Database, bound: Date): Promise<readonly Held[]> {
  const { assignee, waitsFor, dueAt, hasReply } = serviceRequest;
  return db
    .select({
      assignee,
      open: count(),
      answer: countIf(sql`${hasReply}`),
      waiting: countIf(sql`${waitsFor} = 'customer'`),
      overdue: countIf(sql`${dueAt} <= ${bound.toISOString()}`),
    })
    .from(serviceRequest)
    .where(ne(waitsFor, 'nobody'))
    .groupBy(assignee);
}
