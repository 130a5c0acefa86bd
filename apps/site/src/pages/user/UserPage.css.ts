import { vars } from '@payload/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, stroke, type } = vars;

const wide = 'screen and (min-width: 1101px)';
const hairline = `${stroke.hairline} solid ${color.line}`;

/** A form's column, and beside it what explains it. */
export const page = style({
  display: 'grid',
  gap: `${space.s48} ${space.s64}`,
  alignItems: 'start',
  paddingBlockStart: space.s48,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 480px) minmax(0, 400px)',
      justifyContent: 'space-between',
    },
  },
});

export const form = style({ display: 'grid', gap: space.s24, justifyItems: 'start', maxInlineSize: '600px' });

export const side = style({
  display: 'grid',
  gap: space.s16,
  borderBlockStart: hairline,
  paddingBlockStart: space.s32,
  fontSize: type.tSm,
  '@media': {
    [wide]: {
      borderBlockStart: 0,
      borderInlineStart: hairline,
      paddingBlock: 0,
      paddingInlineStart: space.s32,
    },
  },
});

/** All that belongs to the account, under both columns. */
export const things = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s64,
});

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
  justifyItems: 'start',
});

export const list = style({ inlineSize: '100%', borderBlockStart: hairline });

/** A plate, and beside it what is known. */
export const thing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s12,
  alignItems: 'center',
  justifyItems: 'start',
  borderBlockEnd: hairline,
  paddingBlock: space.s16,
  '@media': {
    'screen and (min-width: 769px)': {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: vars.page.gutter,
    },
    print: { breakInside: 'avoid' },
  },
});

// The row has its own lines.
globalStyle(`${thing} > dl`, { inlineSize: '100%', borderBlockStart: 0 });
globalStyle(`${thing} > dl > div`, { borderBlockEnd: 0, paddingBlock: space.s4 });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.s12 });

export const acts = style({ display: 'grid', gap: space.s16, justifyItems: 'start' });

export const small = style({ color: color.quiet, fontSize: type.tSm, textWrap: 'pretty' });
