/** The two languages of the site. `cn` is written as `zh-CN` in HTML. */
export type Language = 'en' | 'cn';

export const languages: readonly Language[] = ['en', 'cn'];
