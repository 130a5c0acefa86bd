import { dateLocale, type Language } from '@payload/catalog/language';

const made = new Map<string, Intl.DateTimeFormat>();

/** A formatter, made once: a phone takes 60 ms to make the first, and a form asks for one at every letter. */
function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const format = made.get(key) ?? new Intl.DateTimeFormat(dateLocale[language], options);
  made.set(key, format);
  return format;
}

const clock = {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** A moment on the visitor's own clock, its time zone last: `21 November 2026 at 09:00 CET`. Takes ISO 8601. */
export function formatDateTime(language: Language, moment: string): string {
  const date = new Date(moment);
  const text = dateFormat(language, { ...clock, year: 'numeric' }).format(date);
  // Chinese formats set the zone between day and hour.
  const parts = dateFormat(language, { timeZoneName: 'short' }).formatToParts(date);
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${text} ${zone}`;
}

/** A day on the visitor's own calendar: `21 November 2026`. Takes ISO 8601. */
export function formatDay(language: Language, moment: string): string {
  return dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(moment));
}

/** The day that ends at a moment, on the visitor's own calendar: something is due by the end of it. Takes ISO 8601. */
export function lastDayBefore(language: Language, moment: string): string {
  return formatDay(language, new Date(Date.parse(moment) - 1).toISOString());
}

/** Whether a moment is over. Takes ISO 8601. */
export function isOver(moment: string): boolean {
  return Date.parse(moment) < Date.now();
}

/** A moment of these days on the visitor's own clock: `21 November at 09:00`. Takes ISO 8601. */
export function recentMomentIn(language: Language, moment: string): string {
  return dateFormat(language, clock).format(new Date(moment));
}

/** A time of today on the visitor's own clock: `17:40`. Takes ISO 8601. */
export function timeOfDayIn(language: Language, moment: string): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return dateFormat(language, options).format(new Date(moment));
}
