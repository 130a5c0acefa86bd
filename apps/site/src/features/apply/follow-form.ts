import { type ApplyForm, type ApplyOutcome, type FormView, formViewOf } from '@payload/flows/apply';
import { type FormWork, forgetWork, isWorkShown, tellWork } from '@payload/web/works/running-works.ts';

type Row = FormView['context']['rows'][number];

/** How much of some files is sent, from 0 to 100, whole. */
function percentOf(rows: readonly Row[]): number {
  const total = rows.reduce((sum, { size }) => sum + size, 0);
  const sent = rows.reduce(
    (sum, { size, state, progress }) => sum + size * (state === 'sent' ? 1 : progress),
    0,
  );
  return total === 0 ? 0 : Math.floor((100 * sent) / total);
}

/**
 * Tells other pages what becomes of a form once it is sent, and of its files. What comes of it while its own page is open
 * is left to that page, which leads on by itself; else it is kept here, and an empty form left behind.
 */
export function followForm(
  id: FormWork['id'],
  { actor, send }: Pick<ApplyForm, 'actor' | 'send'>,
  keepOutcome: (sent: { of: FormView['context']['kind']; outcome: ApplyOutcome }) => void,
): void {
  /** What was under way at the last look. */
  let before: 'form' | 'files' | null = null;
  /** The files that are sent together: those that arrived long before are not counted. */
  let batch = new Set<string>();

  const tellForm = (phase: FormView['phase']): boolean => {
    if (phase === 'queued') tellWork({ id, state: 'waiting' });
    else if (phase === 'askingToSignIn') tellWork({ id, state: 'signIn' });
    else if (phase === 'submitting') tellWork({ id, state: 'sending' });
    else return phase === 'sendingFiles';
    return true;
  };
  const tellFiles = (rows: readonly Row[]): boolean => {
    const busy = rows.filter(({ state }) => state === 'waiting' || state === 'sending');
    for (const row of busy) batch.add(row.id);
    if (busy.length === 0) return false;
    const together = rows.filter((row) => batch.has(row.id));
    tellWork({ id, state: 'sendingFiles', files: together.length, percent: percentOf(together) });
    return true;
  };
  const tellEnd = (rows: readonly Row[]) => {
    const together = rows.filter((row) => batch.has(row.id));
    const failed = together.filter(({ state, failure }) => state === 'failed' && failure !== null).length;
    const arrived = together.filter(({ state }) => state === 'sent').length;
    if (before === 'form') tellWork({ id, state: 'refused' });
    else if (before === 'files' && failed > 0) tellWork({ id, state: 'filesFailed', files: failed });
    else if (before === 'files' && arrived > 0) tellWork({ id, state: 'filesSent', files: arrived });
    else forgetWork(id);
  };

  const look = () => {
    const snapshot = actor.getSnapshot();
    const { context, phase } = formViewOf(snapshot);
    if (snapshot.matches('restoring')) return;
    if (snapshot.matches('succeeded') && context.outcome !== null) {
      before = null;
      batch = new Set();
      if (isWorkShown(id)) {
        forgetWork(id);
        return;
      }
      keepOutcome({ of: context.kind, outcome: context.outcome });
      tellWork({ id, state: 'sent', outcome: context.outcome });
      send({ type: 'startAgain' });
      return;
    }
    const isForm = tellForm(phase);
    // Held back until someone signs in, they go with the form.
    const areFiles =
      (phase === 'editing' || phase === 'sendingFiles') && context.signedIn && tellFiles(context.rows);
    if (!isForm && !areFiles) {
      tellEnd(context.rows);
      batch = new Set();
    }
    before = isForm ? 'form' : areFiles ? 'files' : null;
  };
  actor.subscribe(look);
  look();
}
