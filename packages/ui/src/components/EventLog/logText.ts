export type EventLogEntry = {
  /** Unique and unchanging within the log. */
  id: string | number;
  /** When, as it is shown: "02:14:07.118". */
  time: string;
  /** What happened, in one line. */
  text: string;
  /** Caution and critical are marked by an icon. @default 'info' */
  tone?: 'info' | 'caution' | 'critical' | undefined;
};

/** The log as text for support: a line an entry, time and words split by two spaces, marked ones with `!` or `!!`. */
export function logText(entries: readonly EventLogEntry[]): string {
  const marks = { info: '', caution: '! ', critical: '!! ' };
  return entries.map(({ time, text, tone = 'info' }) => `${time}  ${marks[tone]}${text}\n`).join('');
}

/** Pixels from the end within which a view still counts as being there. */
const slack = 8;

/** Whether a scrolled view shows its end. All in CSS pixels. */
export function isAtEnd(view: { scrollTop: number; clientHeight: number; scrollHeight: number }): boolean {
  return view.scrollHeight - view.clientHeight - view.scrollTop <= slack;
}
