import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    '&[data-split="even"]': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${vars.space.s48} ${vars.page.gutter}`,
      '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    '&[data-split="lead"]': {
      gap: `${vars.space.s32} ${vars.space.s48}`,
      alignItems: 'start',
      '@media': { '(min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
    },
    '&[data-split="cards"]': {
      gap: vars.space.s24,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))',
    },
  },
});
