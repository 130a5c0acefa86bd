import { component } from '../../../theme/layers.css.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Room for half the thumb of the slider, which the ground keeps free as the slider does. */
const half = `calc(${vars.control.toolbar} / 2)`;

export const root = component({ color: vars.color.text, '@media': { print: { breakInside: 'avoid' } } });

export const field = component({ marginInline: half, marginBlockEnd: vars.space.s32 });

/** To scale across and up, so the cone has its true angle. */
export const drawing = component({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

export const beam = component({ fill: vars.color.beam, fillOpacity: 0.55, printColorAdjust: 'exact' });

export const height = component({
  fill: 'none',
  stroke: vars.color.control,
  strokeDasharray: '2 3',
  vectorEffect: 'non-scaling-stroke',
});

export const aircraft = component({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 3,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});

/** Three bands below the ground: what is lit, and where a voice is understood. */
export const ground = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: '36px',
  overflow: 'visible',
});

const band = {
  fill: 'none',
  strokeWidth: 8,
  vectorEffect: 'non-scaling-stroke',
  printColorAdjust: 'exact',
} as const;

export const lit = component({ ...band, stroke: vars.color.beam });
export const street = component({ ...band, stroke: vars.color.text });
export const quiet = component({ ...band, stroke: vars.color.control });

export const named = component({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space.s8 });

export const key = component({ flex: 'none', inlineSize: '16px', blockSize: '8px' });

export const readings = component({ marginBlockStart: vars.space.s48 });
