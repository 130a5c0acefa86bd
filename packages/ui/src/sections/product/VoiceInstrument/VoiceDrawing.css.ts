import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = component({ position: 'relative', blockSize: 'clamp(140px, 22vw, 260px)' });

export const drawing = component({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100%',
  overflow: 'visible',
});

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeWidth: '1px' } as const;
const forcedLine = { '@media': { [media.forced]: { stroke: 'CanvasText' } } } as const;
const forcedFill = { '@media': { [media.forced]: { fill: 'none' } } } as const;

export const noise = component({
  fill: `color-mix(in srgb, ${vars.color.control} 22%, transparent)`,
  ...forcedFill,
});

/** Where the voice stands high enough above the noise. Sound is no light: it is drawn in greys. */
export const understood = component({
  fill: `color-mix(in srgb, ${vars.color.quiet} 45%, transparent)`,
  ...forcedFill,
});

export const needed = component({
  ...line,
  stroke: vars.color.control,
  strokeDasharray: '2 4',
  ...forcedLine,
});

export const floor = component({ ...line, stroke: vars.color.quiet, ...forcedLine });

export const limit = component({
  ...line,
  stroke: vars.color.caution,
  strokeDasharray: '2 3',
  ...forcedLine,
});

export const curve = component({ ...line, stroke: vars.color.text, strokeWidth: '2px', ...forcedLine });

export const leader = component({
  position: 'absolute',
  insetInlineStart: 'var(--at)',
  insetBlock: 'var(--level) 0',
  inlineSize: '1px',
  backgroundImage: `repeating-linear-gradient(to bottom, ${vars.color.control} 0 2px, transparent 2px 5px)`,
  printColorAdjust: 'exact',
});

export const mark = component({
  position: 'absolute',
  insetInlineStart: 'calc(var(--at) - 6px)',
  insetBlockStart: 'calc(var(--level) - 6px)',
  inlineSize: '12px',
  blockSize: '12px',
  border: `2px solid ${vars.color.text}`,
  borderRadius: '50%',
  backgroundColor: vars.color.ground,
});
