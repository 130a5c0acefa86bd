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
      gap: vars.page.gutter,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    },
    // Where three do not fit one line, none stands alone on a second one.
    '&[data-split="cards"]:has(> :nth-child(3))': {
      '@media': { 'screen and (max-width: 1160px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    '&[data-split="plates"]': {
      gap: vars.space.s24,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))',
    },
  },
});
