import { component } from '../../theme/layers.css.ts';
import { tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component({
  maxInlineSize: '46rem',
  color: vars.color.quiet,
  fontSize: vars.type.tSm,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  ...tabular,
});
