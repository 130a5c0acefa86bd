import { component } from '../../../theme/layers.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const command = component({
  marginInlineStart: vars.space.s8,
  color: vars.color.text,
  fontFamily: vars.font.mono,
  fontSize: vars.type.tXs,
});
