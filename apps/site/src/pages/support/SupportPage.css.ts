import { vars } from '@payload/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, page, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;

const tablet = 'screen and (min-width: 641px) and (max-width: 1100px)';
const wide = 'screen and (min-width: 1101px)';

/** The three regions side by side where each has room for a number, else one below the other. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: page.gutter,
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

const atOneHeight = { gridRow: 'span 3', gridTemplateRows: 'subgrid' } as const;

/** Side by side, numbers stand at one height, whether or not hours are known; below each other, in one column. */
export const card = style({
  '@media': {
    [wide]: atOneHeight,
    print: atOneHeight,
    [tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.s32,
    },
  },
});

// The numbers beside the name and the hours.
globalStyle(`${card} > :nth-child(2)`, {
  '@media': { [tablet]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

globalStyle(`${card} > dl`, { '@media': { [tablet]: { alignContent: 'start' } } });

export const small = style({ color: color.quiet, fontSize: type.tSm });

/** What has no order: a line each. */
export const list = style({ borderBlockStart: hairline });

export const item = style({ paddingBlock: space.s12, borderBlockEnd: hairline, textWrap: 'pretty' });

export const chat = style({ display: 'grid', gap: space.s32, justifyItems: 'start' });

/** Ways on, which nobody goes from paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
