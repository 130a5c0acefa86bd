import { component } from '../../theme/layers.css.ts';
import { tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const line = component({
  ...tabular,
  display: 'block',
  color: vars.color.quiet,
  fontSize: vars.type.tSm,
});
