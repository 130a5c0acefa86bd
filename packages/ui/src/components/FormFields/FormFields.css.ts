import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const root = component({
  display: 'grid',
  selectors: {
    // At the distance that fields have in a form.
    '&[data-layout="column"]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '28px' },
    '&[data-layout="row"]': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
      gap: space.s16,
    },
    // A part begins a little further from the one before.
    '&[data-titled]': { paddingBlockStart: space.s16 },
  },
});
