import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s12} ${space.s24}`,
  selectors: { '&[data-gap="close"]': { gap: space.s12 } },
  '@media': {
    [media.phone]: {
      selectors: { '&[data-phone="fill"]': { display: 'grid', justifyItems: 'stretch' } },
    },
    // Nobody presses a button on paper.
    print: { display: 'none' },
  },
});
