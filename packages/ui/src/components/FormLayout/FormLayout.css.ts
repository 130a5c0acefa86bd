import { component } from '../../theme/layers.css.ts';
import { sideColumn } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
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
