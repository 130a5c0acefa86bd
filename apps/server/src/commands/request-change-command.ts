import { type RequestStatus, requestStatuses } from '@payload/api/contract';
import { eraseRequest } from '../services/erasure.ts';
import { Refused } from '../services/refused.ts';
import { tidyRequestNumber } from '../services/request-number.ts';
import { printable } from '../services/request-sheet.ts';
import { addNote, NotAllowed, setStatus, undoStatus } from '../services/request-status.ts';
import type { Answer, Workplace } from './command.ts';

/** Answers what changes a request: `set`, `undo`, `note` and `erase`. Null where the words are none of them. */
export async function answerChange(
  workplace: Workplace,
  args: readonly string[],
  actor: string,
): Promise<Answer | null> {
  const [verb, subject, third, ...rest] = args;
  if (subject === undefined) return null;
  const number = tidyRequestNumber(subject);
  const staff = { name: actor };
  if (verb === 'set' && third !== undefined) {
    const status = requestStatuses.find((each) => each === third);
    if (!status) return { code: 1, text: `There is no status ${printable(third)}.\n` };
    const words = rest.join(' ').trim() || null;
    return told(number, subject, () =>
      setStatus(workplace.db, { number, status, words }, staff, workplace.reach, new Date()),
    );
  }
  if (verb === 'undo' && args.length === 2) {
    return told(number, subject, () => undoStatus(workplace.db, number, staff, workplace.reach, new Date()));
  }
  if (verb === 'note' && third !== undefined) {
    const words = [third, ...rest].join(' ');
    return told(number, subject, async () => {
      await addNote(workplace.db, { number, words }, staff, new Date());
      return null;
    });
  }
  if (verb === 'erase' && third !== undefined) {
    const reason = [third, ...rest].join(' ');
    return told(
      number,
      subject,
      async () => {
        await eraseRequest(workplace.db, { number, reason }, actor, new Date());
        return null;
      },
      `What was written in ${number} is erased, and its files with the next round of jobs.`,
    );
  }
  return null;
}

/** Does it, and says what it came to, or why it was not done and what can be. */
async function told(
  number: string,
  typed: string,
  change: () => Promise<{ status: RequestStatus } | null>,
  done = `Noted with ${number}.`,
): Promise<Answer> {
  try {
    const changed = await change();
    return { code: 0, text: changed ? `${number} is ${changed.status}.\n` : `${done}\n` };
  } catch (error) {
    if (error instanceof Refused) return { code: 1, text: `There is no request ${printable(typed)}.\n` };
    if (!(error instanceof NotAllowed)) throw error;
    const { status, allowed } = error;
    const can = allowed.length > 0 ? `It can become: ${allowed.join(', ')}.` : 'It has ended.';
    return { code: 1, text: `${number} is ${status}, and nothing was changed. ${can}\n` };
  }
}
