import { component } from '../../../theme/layers.css.ts';
import { headingText } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = component({
  ...headingText,
  // It shows that it has the focus by standing there, not by a ring.
  outline: 'none',
  paddingBlockEnd: vars.space.s12,
  fontSize: vars.type.dS,
  selectors: { '&:lang(zh)': { fontWeight: 700 } },
});
