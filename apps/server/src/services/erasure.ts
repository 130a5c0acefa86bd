import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { requestEvent, serviceRequest } from '../db/schema.ts';
import type { Database } from '../db/store.ts';
import { withoutPerson } from './personal-fields.ts';
import { lockRequest, NotAllowed } from './request-status.ts';
import { noteSecurity } from './security-log.ts';
import { giveUpFilesOfRequest } from './uploads.ts';

/** Stands where words were. A trigger lets an event be changed to this and to nothing else. */
export const erased = '[erased]';

/** Events whose words a person wrote; those of an assignment and a fault are names and keys. */
const written = ['status', 'note', 'message', 'question', 'reply'] as const;

/**
 * Erases what people wrote in an ended request, and its files, for a legal duty to erase. Its number, device, dates, steps and
 * fault stay, and the security log says who did it and why. Done again it changes nothing more.
 *
 * @throws {NotAllowed} while the request has not ended: whoever works on it needs it.
 * @throws {Refused} where there is no such request.
 */
export async function eraseRequest(
  db: Database,
  { number, reason }: { number: string; reason: string },
  actor: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const request = await lockRequest(transaction, number);
    if (request.waitsFor !== 'nobody') throw new NotAllowed(request);
    await transaction
      .update(serviceRequest)
      .set({ ...withoutPerson, description: erased })
      .where(eq(serviceRequest.number, number));
    await transaction
      .update(requestEvent)
      .set({ words: erased })
      .where(
        and(
          eq(requestEvent.requestNumber, number),
          inArray(requestEvent.kind, [...written]),
          isNotNull(requestEvent.words),
        ),
      );
    await giveUpFilesOfRequest(transaction, number);
    await noteSecurity(transaction, { act: 'request erased', actor, subject: `${number}: ${reason}` }, now);
  });
}
