import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;

export const list = component({ inlineSize: '100%', borderBlockStart: hairline });

export const item = component({
  paddingBlock: vars.space.s12,
  borderBlockEnd: hairline,
  textWrap: 'pretty',
  '@media': { print: { breakInside: 'avoid' } },
});
