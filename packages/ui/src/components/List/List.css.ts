import { globalStyle } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../theme/layers.css.ts';
import { tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;

export const root = component({
  selectors: {
    '&[data-variant="lines"]': { ...tabular, display: 'grid', gap: vars.space.s4 },
    '&[data-variant="ruled"]': { inlineSize: '100%', borderBlockStart: hairline },
    '&[data-variant="cards"]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.page.gutter,
    },
  },
});

globalStyle(`${root}[data-variant="ruled"] > li`, {
  '@layer': {
    [componentsLayer]: {
      paddingBlock: vars.space.s12,
      borderBlockEnd: hairline,
      textWrap: 'pretty',
      '@media': { print: { breakInside: 'avoid' } },
    },
  },
});
