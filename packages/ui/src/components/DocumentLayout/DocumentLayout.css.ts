import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s32,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '15rem minmax(0, 54rem)',
      columnGap: 'clamp(32px, 5vw, 80px)',
      alignItems: 'start',
    },
    [media.wide]: {
      selectors: {
        '&[data-columns="page"]': {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          columnGap: vars.page.gutter,
        },
      },
    },
  },
});
