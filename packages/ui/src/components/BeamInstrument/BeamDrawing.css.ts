import { groundColor } from '../../theme/ground-color.ts';
import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const drawing = component({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: 'auto',
  overflow: 'visible',
});

export const sample = component({ inlineSize: '28px', blockSize: '2px' });

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeWidth: '1px' } as const;
const forcedLine = { '@media': { [media.forced]: { stroke: 'CanvasText' } } } as const;

export const axis = component({ ...line, stroke: vars.color.control, strokeDasharray: '10 3 2 3' });

export const edge = component({ ...line, stroke: vars.color.beam, ...forcedLine });

/** From the circle down to the scale. */
export const leader = component({ ...line, stroke: vars.color.control, strokeDasharray: '2 3' });

export const limit = component({
  ...line,
  stroke: vars.color.caution,
  strokeDasharray: '2 3',
  ...forcedLine,
});

const beam = groundColor('night', 'beam');
const light = (share: number) => `color-mix(in srgb, ${beam} ${share}%, transparent)`;

/** On paper, light has to be deeper than at night to be seen as light. */
export const near = component({
  stopColor: `light-dark(#FFD976, ${light(84)})`,
  '@media': { [media.forced]: { stopColor: 'transparent' } },
});

export const midway = component({
  stopColor: `light-dark(${light(64)}, ${light(36)})`,
  '@media': { [media.forced]: { stopColor: 'transparent' } },
});

export const far = component({
  stopColor: `light-dark(${light(26)}, ${light(8)})`,
  '@media': { [media.forced]: { stopColor: 'transparent' } },
});

export const circle = component({
  fill: `light-dark(#FFF9E6, ${light(44)})`,
  stroke: vars.color.beam,
  strokeWidth: '2px',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forced]: { fill: 'none', stroke: 'CanvasText' } },
});

/** Each by a pattern of its own: colour alone would not tell them apart, nor would paper. */
export const overlay = component({
  ...line,
  stroke: vars.color.quiet,
  strokeDasharray: '6 4',
  selectors: {
    '&[data-pattern="1"]': { strokeDasharray: '2 4' },
    '&[data-pattern="2"]': { strokeDasharray: '12 3 2 3' },
  },
  ...forcedLine,
});
