import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { control, space, type } = vars;

export const list = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  selectors: {
    '&[data-variant="arrow"]': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
    },
    '&[data-variant="pictured"]': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 120px), 1fr))',
      gap: `${space.s24} ${space.s16}`,
    },
  },
  columnGap: space.s24,
  inlineSize: '100%',
});

export const link = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  minBlockSize: control.toolbar,
  textDecorationLine: 'none',
  selectors: {
    '[data-variant="pictured"] > li > &': {
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: space.s8,
      fontSize: type.tSm,
    },
  },
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
});
