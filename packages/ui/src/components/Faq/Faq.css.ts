import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = component({ borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}` });

export const item = component({
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
});

export const question = component({
  minBlockSize: vars.control.field,
  paddingBlock: vars.space.s12,
  fontWeight: 700,
  lineHeight: 1.4,
  textWrap: 'pretty',
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.3em' } },
    },
  },
});

export const answer = component({
  maxInlineSize: '68ch',
  paddingBlockEnd: vars.space.s24,
  // An address leads to the answer; its question is seen too.
  scrollMarginBlockStart: vars.control.field,
});
