import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const hairline = `${vars.stroke.hairline} solid ${vars.color.line}`;

export const list = component({ borderBlockStart: hairline });

export const item = component({ borderBlockEnd: hairline, '@media': { print: { breakInside: 'avoid' } } });

export const link = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s16,
  minBlockSize: '68px',
  paddingBlock: vars.space.s8,
  textDecorationLine: 'none',
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.raised } } },
});

export const icon = component({ flexShrink: 0 });

export const text = component({ flexGrow: 1, display: 'grid', lineHeight: 1.4 });

export const detail = component({ ...tabular, color: vars.color.quiet, fontSize: vars.type.tXs });

export const end = component({
  flexShrink: 0,
  marginInlineEnd: vars.space.s12,
  '@media': {
    [`${media.hover} and ${media.motion}`]: {
      transition: `transform ${vars.motion.enter} ${vars.motion.easeEnter}`,
      selectors: { [`${link}:hover > &`]: { transform: 'translateX(4px)' } },
    },
    print: { display: 'none' },
  },
});
