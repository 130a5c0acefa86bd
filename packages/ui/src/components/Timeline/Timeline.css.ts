import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { headingText, tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const tick = '16px';

export const timeline = component({
  borderInlineStart: `${vars.stroke.hairline} solid ${vars.color.control}`,
});

export const item = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '9em minmax(0, 1fr)',
  columnGap: vars.space.s24,
  paddingInlineStart: vars.space.s32,
  // A tall tick of the scale at each date, on the line of the date's middle.
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '0.5lh',
    inlineSize: tick,
    borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.control}`,
  },
  selectors: { '& + &': { marginBlockStart: vars.space.s32 } },
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { breakInside: 'avoid' },
  },
});

export const date = component({ ...tabular, color: vars.color.quiet });

export const title = component({
  ...headingText,
  fontSize: vars.type.tLg,
  selectors: { '&:lang(zh)': { fontWeight: 700 } },
});

export const text = component({ maxInlineSize: '68ch', color: vars.color.quiet });
