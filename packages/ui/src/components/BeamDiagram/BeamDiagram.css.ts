import { groundColor } from '../../theme/ground-color.ts';
import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

/** Room for the words between the beam and its scale. */
const wordsRoom = '88px';

/** Middle of the falling beam, and where the words begin beside it. */
const middle = '41%';
const wordsStart = '66%';

export const figure = component({
  color: vars.color.text,
  fontSize: vars.type.tSm,
  lineHeight: 1.4,
  '@media': { print: { breakInside: 'avoid' } },
});

export const across = component({ '@media': { [media.phone]: { display: 'none' } } });

export const down = component({
  display: 'none',
  '@media': { [media.phone]: { display: 'block', maxInlineSize: '26rem', marginInline: 'auto' } },
});

/** Everything in the drawing is placed in parts of this box. */
export const stage = component({
  position: 'relative',
  selectors: {
    [`${across} > &`]: { aspectRatio: '1 / var(--ratio)', marginBlockEnd: wordsRoom },
    [`${down} > &`]: { blockSize: '31rem' },
  },
});

export const drawing = component({
  position: 'absolute',
  insetBlock: 0,
  blockSize: '100%',
  maxInlineSize: 'none',
  overflow: 'visible',
  selectors: {
    [`${across} &`]: { insetInlineStart: 0, inlineSize: '100%' },
    [`${down} &`]: { insetInlineStart: middle, transform: 'translateX(-50%)' },
  },
});

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeWidth: '1px' } as const;

export const axis = component({ ...line, stroke: vars.color.control, strokeDasharray: '10 3 2 3' });

export const edge = component({ ...line, stroke: vars.color.beam });

const beam = groundColor('night', 'beam');
const light = (share: number) => `color-mix(in srgb, ${beam} ${share}%, transparent)`;

/** On paper, light has to be deeper than at night to be seen as light. */
export const near = component({ stopColor: `light-dark(#FFD976, ${light(92)})` });

export const midway = component({ stopColor: `light-dark(${light(64)}, ${light(36)})` });

export const far = component({ stopColor: `light-dark(${light(26)}, ${light(12)})` });

export const circle = component({
  fill: `light-dark(#FFF9E6, ${light(34)})`,
  stroke: vars.color.text,
  strokeWidth: '1px',
  vectorEffect: 'non-scaling-stroke',
});

export const lamp = component({
  position: 'absolute',
  borderRadius: vars.radius.plate,
  backgroundColor: vars.color.text,
  printColorAdjust: 'exact',
  selectors: {
    [`${across} &`]: {
      insetInlineEnd: 'calc(100% - var(--zero))',
      insetBlockStart: '50%',
      inlineSize: 'min(32px, calc(var(--zero) * 0.7))',
      aspectRatio: '4 / 5',
      transform: 'translateY(-50%)',
    },
    [`${down} &`]: {
      insetInlineStart: middle,
      insetBlockStart: 0,
      inlineSize: '32px',
      blockSize: 'var(--zero)',
      transform: 'translateX(-50%)',
    },
  },
});

const dots = (way: string) =>
  `repeating-linear-gradient(${way}, ${vars.color.control} 0 2px, transparent 2px 5px)`;

/** From the circle to its place on the scale. */
export const leader = component({
  position: 'absolute',
  printColorAdjust: 'exact',
  selectors: {
    [`${across} &`]: {
      insetInlineStart: 'var(--along)',
      insetBlock: `var(--edge) -${wordsRoom}`,
      inlineSize: '1px',
      backgroundImage: dots('to bottom'),
    },
    [`${down} &`]: {
      insetInlineStart: 0,
      insetBlockStart: 'var(--along)',
      inlineSize: `calc(${middle} - var(--half))`,
      blockSize: '1px',
      backgroundImage: dots('to right'),
    },
  },
});

export const words = component({
  position: 'absolute',
  display: 'grid',
  selectors: {
    [`${across} &`]: {
      insetInlineStart: 'calc(var(--along) + 24px)',
      insetBlockStart: '100%',
      marginBlockStart: vars.space.s12,
    },
    // Towards the end of the drawing, or where the next circle is near, there is no room behind the line.
    [`${across} &[data-side="start"]`]: {
      insetInline: 'auto calc(100% - var(--along) + 24px)',
      justifyItems: 'end',
      textAlign: 'end',
    },
    [`${down} &`]: {
      // Beside a wide circle they keep clear of it.
      insetInlineStart: `max(${wordsStart}, calc(${middle} + var(--half) + 12px))`,
      insetBlockStart: 'var(--along)',
      transform: 'translateY(-50%)',
    },
  },
});

export const lux = component({
  selectors: { '&[data-size="card"]': { fontSize: vars.type.tXl, lineHeight: 1.25 } },
});

export const quiet = component({ color: vars.color.quiet });

export const scale = component({ marginInlineStart: 'var(--zero)' });

/** The scale that hangs beside the falling beam. */
export const ruler = component({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 'var(--zero)',
  inlineSize: '8px',
  blockSize: 'calc(100% - var(--zero))',
  maxInlineSize: 'none',
  overflow: 'visible',
});

export const tick = component({ ...line, stroke: vars.color.control, shapeRendering: 'crispEdges' });

export const distance = component({
  position: 'absolute',
  insetInlineStart: vars.space.s16,
  insetBlockStart: 'var(--along)',
  color: vars.color.quiet,
  transform: 'translateY(-105%)',
});
