import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = component({ borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.line}` });

export const item = component({
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  selectors: {
    // Paper cannot be opened.
    '&::details-content': { '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } } },
  },
});

export const summary = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  minBlockSize: vars.control.field,
  paddingBlock: vars.space.s12,
  fontWeight: 700,
  lineHeight: 1.4,
  textWrap: 'pretty',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.3em' } },
    },
    print: { breakAfter: 'avoid' },
  },
});

const sign = { flexShrink: 0, '@media': { print: { display: 'none' } } } as const;

export const plus = component({ ...sign, selectors: { [`${item}[open] &`]: { display: 'none' } } });
export const minus = component({ ...sign, selectors: { [`${item}:not([open]) &`]: { display: 'none' } } });

export const answer = component({
  maxInlineSize: '68ch',
  paddingBlockEnd: vars.space.s24,
  // An address leads to the answer; its question is seen too.
  scrollMarginBlockStart: vars.control.field,
});
