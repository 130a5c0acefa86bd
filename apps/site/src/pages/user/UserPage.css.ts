import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

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

export const acts = style({ display: 'grid', gap: space.s16, justifyItems: 'start' });

export const small = style({ color: color.quiet, fontSize: type.tSm, textWrap: 'pretty' });
