import type { Language } from '@payload/catalog';
import { dateFormat } from '../content/date-format.ts';

const clock = {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** A moment on the visitor's own clock, with its time zone: `21 November 2026 at 09:00 CET`. Takes ISO 8601. */
export function momentIn(language: Language, moment: string): string {
  return dateFormat(language, { ...clock, year: 'numeric', timeZoneName: 'short' }).format(new Date(moment));
}

/** Whether a moment is over. Takes ISO 8601. */
export function isOver(moment: string): boolean {
  return Date.parse(moment) < Date.now();
}

/** A moment of these days on the visitor's own clock: `21 November at 09:00`. Takes ISO 8601. */
export function recentMomentIn(language: Language, moment: string): string {
  return dateFormat(language, clock).format(new Date(moment));
}
