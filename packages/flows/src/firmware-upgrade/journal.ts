import type { LogEntry } from '@payload/serial';
import { fromTransition } from 'xstate';
import type { Pace } from './throughput.ts';

/** One line of the log, in no language. */
export interface LogLine {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly event:
    | LogEntry['event']
    | 'began'
    | 'rehearsal'
    | 'chosen'
    | 'found'
    | 'fileChecked'
    | 'paused'
    | 'reloaded';
  readonly values: LogEntry['values'];
  /** What the session says of it in English, with all it has seen; empty where the values say it all. */
  readonly detail: string;
}

type Note = Omit<LogLine, 'id'>;

/** What the page shows of an upgrade besides the machine's state, as one value that never changes. */
export interface Journal {
  readonly log: readonly LogLine[];
  readonly pace: Pace | null;
  /** What the port sits behind; null where no port is chosen, or it is no USB. */
  readonly adapter: string | null;
  /** Whether the computer stood still since the device began to be written. */
  readonly hasPaused: boolean;
}

type JournalEvent =
  | { readonly type: 'note'; readonly note: Note }
  /** Lines of an earlier visit, which stand before all others. */
  | { readonly type: 'restore'; readonly log: readonly LogLine[] }
  | { readonly type: 'change'; readonly change: Partial<Omit<Journal, 'log'>> };

/** More lines than a day's work leaves; the oldest go. */
export const maxLogLines = 400;

export const journalLogic = fromTransition(
  (journal: Journal, event: JournalEvent): Journal => {
    if (event.type === 'change') return { ...journal, ...event.change };
    const { log } = journal;
    return {
      ...journal,
      log: numbered(event.type === 'restore' ? [...event.log, ...log] : withNote(log, event.note)),
    };
  },
  { log: [], pace: null, adapter: null, hasPaused: false },
);

function withNote(log: readonly LogLine[], note: Note): readonly (Note | LogLine)[] {
  const last = log.at(-1);
  const isSameKind = last?.event === note.event;
  if (isSameKind && note.event === 'failed' && last.values['code'] === note.values['code']) {
    // The session and the machine may both see a device go.
    return log;
  }
  if (isSameKind && note.event === 'repeated' && last.values['byte'] === note.values['byte']) {
    // A block that is refused again and again is one line.
    const count = Number(last.values['count']) + Number(note.values['count']);
    return [...log.slice(0, -1), { ...last, values: { ...note.values, count } }];
  }
  return [...log, note];
}

/** Ids only grow, so that a line that has gone from the front changes none of the others'. */
function numbered(lines: readonly (Note | LogLine)[]): readonly LogLine[] {
  let next = 0;
  return lines.slice(-maxLogLines).map((line) => {
    const id = 'id' in line ? Math.max(line.id, next) : next;
    next = id + 1;
    return { ...line, id };
  });
}
