import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { headingText } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, stroke, type } = vars;

const hairline = `${stroke.hairline} solid ${color.line}`;

export const root = component({ display: 'grid', rowGap: space.s48 });

export const group = component({
  display: 'grid',
  gap: space.s16,
  '@media': {
    [media.wide]: { gridTemplateColumns: '3fr 9fr', columnGap: vars.page.gutter },
  },
});

export const label = component({
  ...headingText,
  fontSize: type.tXl,
  selectors: { '&:lang(zh)': { fontWeight: 700 } },
});

export const count = component({ color: color.quiet, fontWeight: 400, fontSize: type.tSm });

export const list = component({ borderBlockStart: hairline });

export const item = component({ borderBlockEnd: hairline, '@media': { print: { breakInside: 'avoid' } } });

export const link = component({
  '@media': { [media.hover]: { ':hover': { backgroundColor: color.raised } } },
});
