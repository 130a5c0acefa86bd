import { media } from './media.ts';
import { vars } from './vars.css.ts';

/** The page's margins, and at most 1280 px between them, as the padding of a full-width box. */
export const pageInline = `max(${vars.page.margin}, calc((100% - ${vars.page.content}) / 2))`;

/** A column of that width and one of 400 px beside it, which comes below it where there is no room. */
export const sideColumn = (width: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${vars.space.s48} ${vars.space.s64}`,
    alignItems: 'start',
    '@media': {
      [media.wide]: {
        gridTemplateColumns: `minmax(0, ${width}) minmax(0, 400px)`,
        justifyContent: 'space-between',
      },
    },
  }) as const;
