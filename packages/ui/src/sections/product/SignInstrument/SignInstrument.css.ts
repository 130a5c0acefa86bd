import { component } from '../../../theme/layers.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = component({ color: vars.color.text, '@media': { print: { breakInside: 'avoid' } } });

/** The dark in which it is seen. The nearest and largest sign has its room. */
export const field = component({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '208px',
  margin: 0,
  marginBlockEnd: vars.space.s24,
  overflow: 'clip',
  backgroundColor: vars.color.ground,
  color: vars.color.text,
  borderBlockEnd: `${vars.stroke.hairline} dashed ${vars.color.line}`,
  printColorAdjust: 'exact',
});

/** In millimetres of the screen, whatever is around it. */
export const sign = component({
  display: 'block',
  inlineSize: 'var(--width)',
  blockSize: 'var(--height)',
  maxInlineSize: 'none',
  backgroundColor: vars.color.raised,
  printColorAdjust: 'exact',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

export const letters = component({
  fill: vars.color.caution,
  fontFamily: vars.font.display,
  fontWeight: 700,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});

export const ruler = component({
  position: 'absolute',
  insetBlockEnd: vars.space.s12,
  insetInlineStart: vars.space.s12,
  display: 'grid',
  gap: vars.space.s4,
  margin: 0,
  color: vars.color.quiet,
  fontSize: vars.type.tXs,
});

/** Five centimetres between two ends. */
export const measure = component({
  inlineSize: '50mm',
  blockSize: '6px',
  border: `${vars.stroke.hairline} solid ${vars.color.control}`,
  borderBlockStart: 0,
});

export const readings = component({ marginBlockStart: vars.space.s48 });
