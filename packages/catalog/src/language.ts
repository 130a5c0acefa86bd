/** The two languages of the site, as they stand in addresses, storage and calls. `cn` is written as `zh-CN` in HTML. */
export const languages = ['en', 'cn'] as const;

export type Language = (typeof languages)[number];
