import type { DeskChange, Fault } from '@payload/api/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { serviceRequest, staff } from '../../db/schema.ts';
import type { Database } from '../../db/store.ts';
import { actorOf, type Staff } from '../actor.ts';
import { Refused } from '../refused.ts';
import type { Reach } from '../request-message.ts';
import {
  addEvent,
  addNote,
  eventsOf,
  lockRequest,
  NotAllowed,
  setStatus,
  undoStatus,
} from '../request-status.ts';
import { notifyOfHandover, writeToSender } from '../request-thread.ts';
import { versionOf } from './request.ts';

/**
 * Does what someone of the staff decided, on the request they saw: what others did meanwhile is never overwritten.
 *
 * @param change on which version of which request.
 * @throws {Refused} `changedMeanwhile`, `notPossibleNow` (also of a colleague who has left), `operationFailure` where there is
 * no such request.
 */
export async function changeRequest(
  db: Database,
  { number, version, change }: { number: string; version: number; change: DeskChange },
  colleague: Staff & { accountId: string },
  reach: Reach,
  now: Date,
): Promise<void> {
  try {
    await db.transaction(async (transaction) => {
      const request = await lockRequest(transaction, number);
      const events = await eventsOf(transaction, number);
      if (versionOf(events) !== version) throw new Refused('changedMeanwhile', 500, 'version');
      if (change.kind === 'undo') {
        await undoStatus(transaction, number, colleague, reach, now);
      } else if (change.kind === 'status') {
        const { status, words = null } = change;
        await setStatus(transaction, { number, status, words }, colleague, reach, now);
      } else if (change.kind === 'note') {
        await addNote(transaction, { number, words: change.words }, colleague, now);
      } else if (change.kind === 'fault') {
        await setFault(transaction, request, change.fault, colleague, now);
      } else if (change.kind === 'assign') {
        await assign(transaction, request, change.to, colleague, reach, now);
      } else {
        await writeToSender(transaction, request, change, colleague, reach, now);
      }
    });
  } catch (error) {
    if (error instanceof NotAllowed) throw new Refused('notPossibleNow', 500, 'change');
    throw error;
  }
}

async function setFault(
  db: Database,
  request: typeof serviceRequest.$inferSelect,
  fault: Fault | null,
  by: Staff,
  now: Date,
): Promise<void> {
  if (request.type === 'quote') throw new NotAllowed(request);
  await db.update(serviceRequest).set({ fault }).where(eq(serviceRequest.number, request.number));
  await addEvent(db, request, { kind: 'fault', status: request.status, words: fault, ...actorOf(by) }, now);
}

async function assign(
  db: Database,
  request: typeof serviceRequest.$inferSelect,
  to: Extract<DeskChange, { kind: 'assign' }>['to'],
  colleague: Staff & { accountId: string },
  reach: Reach,
  now: Date,
): Promise<void> {
  const holder = await holderOf(db, to, colleague);
  const [assignee, words] = holder === null ? [null, null] : [holder.accountId, holder.name];
  await db.update(serviceRequest).set({ assignee }).where(eq(serviceRequest.number, request.number));
  await addEvent(
    db,
    request,
    { kind: 'assigned', status: request.status, words, ...actorOf(colleague) },
    now,
  );
  if (holder !== null && holder.accountId !== colleague.accountId) {
    await notifyOfHandover(db, request, { accountId: holder.accountId, by: colleague.name }, reach, now);
  }
}

/** Who has it then; null for nobody. */
async function holderOf(
  db: Database,
  to: Extract<DeskChange, { kind: 'assign' }>['to'],
  { accountId, name }: Staff & { accountId: string },
): Promise<{ accountId: string; name: string } | null> {
  if (to === 'nobody') return null;
  if (to === 'me') return { accountId, name };
  const [found] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.name, to.colleague), isNull(staff.leftAt)));
  if (!found) throw new Refused('notPossibleNow', 500, 'change');
  return { accountId: found.accountId, name: found.name };
}
