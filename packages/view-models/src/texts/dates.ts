import type { Language } from '@payload/catalog';

/** As `en-GB` says them; Chinese counts its months. */
const months = [
  { name: 'January', short: 'Jan' },
  { name: 'February', short: 'Feb' },
  { name: 'March', short: 'Mar' },
  { name: 'April', short: 'Apr' },
  { name: 'May', short: 'May' },
  { name: 'June', short: 'Jun' },
  { name: 'July', short: 'Jul' },
  { name: 'August', short: 'Aug' },
  { name: 'September', short: 'Sept' },
  { name: 'October', short: 'Oct' },
  { name: 'November', short: 'Nov' },
  { name: 'December', short: 'Dec' },
] as const;

// By hand: the first formatter of `Intl` stops a phone for 60 ms while the page is being hydrated.

/** A day as it is read: `26 February 2024`. Takes an ISO date. */
export function formatDay(language: Language, date: string): string {
  const at = new Date(date);
  const day = at.getUTCDate();
  return language === 'cn'
    ? `${monthIn(language, date)}${day}日`
    : `${day} ${months[at.getUTCMonth()]?.name} ${at.getUTCFullYear()}`;
}

/** A month as it is read: `Feb 2024`. Takes year and month as ISO 8601. */
export function monthIn(language: Language, month: string): string {
  const at = new Date(month);
  const year = at.getUTCFullYear();
  return language === 'cn'
    ? `${year}年${at.getUTCMonth() + 1}月`
    : `${months[at.getUTCMonth()]?.short} ${year}`;
}
