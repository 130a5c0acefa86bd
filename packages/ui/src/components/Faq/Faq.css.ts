import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const answer = component({
  maxInlineSize: '68ch',
  paddingBlockEnd: vars.space.s24,
  // An address leads to the answer; its question is seen too.
  scrollMarginBlockStart: vars.control.field,
});
