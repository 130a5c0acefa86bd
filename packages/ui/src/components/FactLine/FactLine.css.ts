import { component } from '../../theme/layers.css.ts';
import { tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s16,
  color: vars.color.quiet,
  fontSize: vars.type.tSm,
});
