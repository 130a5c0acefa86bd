import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  display: 'grid',
  selectors: {
    '&[data-width="stretch"]': {
      gap: vars.page.gutter,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    },
    // Where three do not fit one line, none stands alone on a second one.
    '&[data-width="stretch"]:has(> :nth-child(3))': {
      '@media': { 'screen and (max-width: 1160px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    '&[data-width="keep"]': {
      gap: vars.space.s24,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))',
    },
  },
});
