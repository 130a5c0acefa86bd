import { component } from '../../../theme/layers.css.ts';
import { pageInline } from '../../../theme/layout.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = component({
  display: 'none',
  '@media': {
    print: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${vars.space.s4} ${vars.space.s16}`,
      paddingBlock: vars.space.s8,
      paddingInline: pageInline,
      fontSize: vars.type.tXs,
      overflowWrap: 'anywhere',
    },
  },
});
