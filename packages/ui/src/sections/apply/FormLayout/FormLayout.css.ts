import { component } from '../../../theme/layers.css.ts';
import { sideColumn } from '../../../theme/layout.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space, stroke, type } = vars;
const hairline = `${stroke.hairline} solid ${color.line}`;

export const root = component(sideColumn('600px'));

export const main = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s32,
  alignContent: 'start',
});

export const side = component({
  // No grid: what sticks in one stays within its row.
  display: 'flex',
  flexDirection: 'column',
  selectors: {
    '[data-variant="plain"] > &': { gap: space.s24 },
    '[data-variant="ruled"] > &': {
      gap: space.s48,
      borderBlockStart: hairline,
      paddingBlockStart: space.s32,
      fontSize: type.tSm,
    },
  },
  '@media': {
    [media.wide]: {
      selectors: {
        // As tall as the form, so that something can stay in view beside all of it.
        '&:has(> [data-sticky])': { alignSelf: 'stretch' },
        '[data-variant="ruled"] > &': {
          marginBlockStart: space.s16,
          borderBlockStart: 0,
          borderInlineStart: hairline,
          paddingBlock: 0,
          paddingInlineStart: space.s32,
        },
      },
    },
  },
});

export const beside = component({
  display: 'none',
  '@media': { [media.wide]: { display: 'block' } },
});

export const sticky = component({
  display: 'none',
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: space.s24,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.s24,
    },
  },
});
