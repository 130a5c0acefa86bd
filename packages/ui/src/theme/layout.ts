import { vars } from './vars.css.ts';

/** The page's margins, and at most 1280 px between them, as the padding of a full-width box. */
export const pageInline = `max(${vars.page.margin}, calc((100% - ${vars.page.content}) / 2))`;
