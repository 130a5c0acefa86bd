import { component } from '../../../theme/layers.css.ts';
import { tabular } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space, stroke, type } = vars;
const hairline = `${stroke.hairline} solid ${color.line}`;

export const list = component({ borderBlockStart: hairline });

export const line = component({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  paddingBlock: space.s12,
  borderBlockEnd: hairline,
});

export const time = component({
  ...tabular,
  color: color.quiet,
  fontSize: type.tSm,
  lineHeight: 'inherit',
});
