import { component } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

/** Room around the carousel, which reaches from edge to edge. */
export const carousel = component({
  paddingBlock: vars.space.s64,
  '@media': { [media.phone]: { paddingBlock: `${vars.space.s24} ${vars.space.s48}` } },
});

/** The questionnaire's words and its picture, between two hairlines. */
export const offer = component({
  display: 'grid',
  gap: `${vars.space.s24} ${vars.page.gutter}`,
  alignItems: 'center',
  borderBlock: `${vars.stroke.hairline} solid ${vars.color.line}`,
  paddingBlock: vars.space.s32,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

/** The picture's own dark fades into the page's. */
export const fading = component({
  inlineSize: '100%',
  maskImage: 'radial-gradient(closest-side, #000 60%, transparent)',
});

export const answers = component({ maxInlineSize: '520px' });

export const picture = component({
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space.s8,
  '@media': { [media.phone]: { order: -1, justifyItems: 'start' } },
});
