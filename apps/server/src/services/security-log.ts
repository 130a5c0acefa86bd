import { createHash } from 'node:crypto';
import { asc, desc, gt, sql } from 'drizzle-orm';
import { securityEvent } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import type { Network } from './caller.ts';

/** Whatever is written down. */
export const securityActs = [
  'desk opened',
  'second factor refused',
  'app set up',
  'enrolment refused',
  'staff added',
  'staff renamed',
  'staff removed',
  'staff reset',
  'requests exported',
  'request erased',
  'file opened',
  'device list taken in',
  'notice published',
  'notice withdrawn',
  'password set',
  'address change asked for',
  'address change called off',
  'address changed',
  'own data taken',
  'account deleted',
] as const;
type SecurityAct = (typeof securityActs)[number];

export type SecurityEvent = typeof securityEvent.$inferSelect;

interface Act {
  act: SecurityAct;
  actor: string;
  accountId?: string | null | undefined;
  subject?: string | null;
  network?: Network | undefined;
}

/** What comes before the first row. */
const beginning = '0'.repeat(64);

/** Names the lock under which rows are added: any number that nothing else of the database locks. */
const chainLock = 7_305_113;

/**
 * Writes down what was done. Within the transaction of the act it comes last: until that ends, others who write wait, and would
 * wait for ever for who needs what they hold.
 */
export async function noteSecurity(
  db: Database,
  { act, actor, accountId = null, subject = null, network = null }: Act,
  now: Date,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${chainLock})`);
    const [last] = await transaction
      .select({ id: securityEvent.id, hash: securityEvent.hash })
      .from(securityEvent)
      .orderBy(desc(securityEvent.id))
      .limit(1);
    const previous = last?.hash ?? beginning;
    const id = (last?.id ?? 0) + 1;
    const row = { id, act, actor, accountId, subject, network, createdAt: now, previous };
    await transaction.insert(securityEvent).values({ ...row, hash: hashOfEvent(row) });
  });
}

function hashOfEvent({
  id,
  act,
  actor,
  accountId,
  subject,
  network,
  createdAt,
  previous,
}: Omit<SecurityEvent, 'hash'>): string {
  const fields = [id, act, actor, accountId, subject, network, createdAt.toISOString(), previous];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/** Rows that are read at once. */
const batch = 1000;

/** All that was written down, oldest first; one batch of it is in memory. */
export async function* securityEvents(db: Database): AsyncGenerator<SecurityEvent, void, undefined> {
  let last = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    const rows = await db
      .select()
      .from(securityEvent)
      .where(gt(securityEvent.id, last))
      .orderBy(asc(securityEvent.id))
      .limit(batch);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < batch) return;
    last = end.id;
  }
}

/** Goes along the chain: takes row after row and says of each what is wrong with it, or null. */
export function chainChecker(): (event: SecurityEvent) => string | null {
  let before: Pick<SecurityEvent, 'id' | 'hash'> = { id: 0, hash: beginning };
  return (event) => {
    const { id, hash } = before;
    before = event;
    if (event.id !== id + 1) return `${event.id - id - 1} before this one are gone`;
    if (event.previous !== hash) return 'the one before was changed';
    return event.hash === hashOfEvent(event) ? null : 'this one was changed';
  };
}
