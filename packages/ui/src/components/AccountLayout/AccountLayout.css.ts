import { component } from '../../theme/layers.css.ts';
import { sideColumn } from '../../theme/layout.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;

const columns = sideColumn('480px');

export const root = component({
  ...columns,
  paddingBlockStart: space.s48,
  '@media': {
    [media.wide]: {
      ...columns['@media'][media.wide],
      selectors: { '&[data-column="own"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)' } },
    },
  },
});

export const main = component({
  display: 'grid',
  gap: space.s24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  maxInlineSize: '600px',
  selectors: { '[data-column="own"] > &': { maxInlineSize: 'none', gap: space.s32 } },
});

export const side = component({
  display: 'grid',
  gap: space.s16,
  borderBlockStart: hairline,
  paddingBlockStart: space.s32,
  fontSize: type.tSm,
  '@media': {
    [media.wide]: {
      borderBlockStart: 0,
      borderInlineStart: hairline,
      paddingBlock: 0,
      paddingInlineStart: space.s32,
    },
  },
});

export const below = component({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s64,
});
