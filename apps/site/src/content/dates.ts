import type { Language } from '@payload/catalog';
import { dateFormat } from './date-format.ts';

/** A day as it is read: `26 February 2024`. Takes an ISO date. */
export function dayIn(language: Language, date: string): string {
  return dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

/** A month as it is read: `Feb 2024`. Takes year and month as ISO 8601. */
export function monthIn(language: Language, month: string): string {
  return dateFormat(language, { year: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(month));
}
