import type { Language } from '@payload/catalog';

/** Day before month and 24 hours, which nobody misreads. */
const tags: Readonly<Record<Language, string>> = { en: 'en-GB', cn: 'zh-CN' };

const made = new Map<string, Intl.DateTimeFormat>();

/**
 * A formatter of dates, made once: a phone takes longer to make one than to draw what it stands under, and a page draws
 * dozens, or one at every letter.
 */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const known = made.get(key) ?? new Intl.DateTimeFormat(tags[language], options);
  made.set(key, known);
  return known;
}
