/** The two languages of the site, as they stand in addresses, storage and calls. */
export const languages = ['en', 'cn'] as const;

export type Language = (typeof languages)[number];

/** What HTML, documents and headers call each language. */
export const htmlLang: Readonly<Record<Language, string>> = { en: 'en', cn: 'zh-CN' };

/** By whose habits dates are written: day before month and 24 hours, which nobody misreads. */
export const dateLocale: Readonly<Record<Language, string>> = { en: 'en-GB', cn: 'zh-CN' };
