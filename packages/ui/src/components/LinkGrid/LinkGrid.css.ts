import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { control, space } = vars;

export const list = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  selectors: {
    '&[data-variant="arrow"]': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
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
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
});
