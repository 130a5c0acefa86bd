import type { Language } from '@payload/catalog';

/** Day before month, which nobody misreads. */
const tags: Readonly<Record<Language, string>> = { en: 'en-GB', cn: 'zh-CN' };

const days: Partial<Record<Language, Intl.DateTimeFormat>> = {};
const months: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** A day as it is read: `26 February 2024`. Takes an ISO date. */
export function dayIn(language: Language, date: string): string {
  // A phone takes longer to make one than to draw the answer it stands under, and a page has dozens.
  days[language] ??= new Intl.DateTimeFormat(tags[language], { dateStyle: 'long', timeZone: 'UTC' });
  return days[language].format(new Date(date));
}

/** A month as it is read: `Feb 2024`. Takes year and month as ISO 8601. */
export function monthIn(language: Language, month: string): string {
  months[language] ??= new Intl.DateTimeFormat(tags[language], {
    year: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return months[language].format(new Date(month));
}
