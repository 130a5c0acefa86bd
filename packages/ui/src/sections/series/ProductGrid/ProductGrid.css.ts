import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Borders of neighbours lie on each other, whatever the last row holds.
  paddingBlockStart: vars.stroke.hairline,
  paddingInlineStart: vars.stroke.hairline,
  '@media': {
    // A wide phone or an upright tablet has room for two of a phone's plates.
    'screen and (min-width: 640px) and (max-width: 768px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fill, minmax(17.25rem, 1fr))' },
    print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

globalStyle(`${grid} > *`, {
  '@layer': {
    [componentsLayer]: {
      marginBlockStart: `calc(-1 * ${vars.stroke.hairline})`,
      marginInlineStart: `calc(-1 * ${vars.stroke.hairline})`,
      border: `${vars.stroke.hairline} solid ${vars.color.line}`,
    },
  },
});
