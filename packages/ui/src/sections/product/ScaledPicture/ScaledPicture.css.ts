import { component } from '../../../theme/layers.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = component({ display: 'grid', rowGap: vars.space.s8 });

export const frame = component({ display: 'grid', placeItems: 'center', aspectRatio: '4 / 3' });

export const picture = component({ display: 'block', inlineSize: 'var(--shown)' });

export const line = component({
  position: 'relative',
  display: 'grid',
  // Under a short line the words reach past both its ends.
  justifyContent: 'center',
  justifySelf: 'center',
  inlineSize: 'var(--line)',
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.quiet}`,
  // Its ends, as a drawing marks a measure.
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '-4px',
    blockSize: '7px',
    borderInline: `${vars.stroke.hairline} solid ${vars.color.quiet}`,
  },
});

export const label = component({
  paddingBlockStart: vars.space.s4,
  color: vars.color.quiet,
  fontSize: vars.type.tXs,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
});
