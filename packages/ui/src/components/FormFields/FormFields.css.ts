import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

/** The distance that fields have in a form, one below the other. */
const between = '28px';

export const root = component({
  display: 'grid',
  selectors: {
    '&[data-layout="column"]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: between },
    '&[data-layout="row"]': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
      gap: `${between} ${space.s16}`,
    },
    // A part begins a little further from the one before.
    '&[data-titled]': { paddingBlockStart: space.s16 },
  },
});
