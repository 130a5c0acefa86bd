import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { headingText } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const empty = component({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s16,
  padding: vars.space.s32,
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.plate,
  backgroundColor: vars.color.raised,
  '@media': { [media.phone]: { padding: vars.space.s24 } },
});

export const title = component({ ...headingText, fontSize: vars.type.tXl });

export const text = component({ color: vars.color.quiet });
