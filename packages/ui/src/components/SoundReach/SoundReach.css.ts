import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const figure = component({ color: vars.color.text, fontSize: vars.type.tSm, lineHeight: 1.4 });

/** Everything in the drawing is placed in parts of this box, whose top is the first level and whose foot is zero. */
export const stage = component({
  position: 'relative',
  blockSize: 'var(--height)',
  marginBlockStart: 'var(--above)',
});

export const drawing = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const near = component({ stopColor: vars.color.control, stopOpacity: 0.2 });

export const far = component({ stopColor: vars.color.control, stopOpacity: 0.04 });

const tooth = {
  fill: 'none',
  strokeWidth: '1px',
  vectorEffect: 'non-scaling-stroke',
  shapeRendering: 'crispEdges',
} as const;

/** The sound thins out towards the reach, whose words stand there. */
export const comb = component({
  maskImage: 'linear-gradient(to right, #000 30%, rgb(0 0 0 / 0.4) 66%, transparent 92%)',
});

/** The ticks of the scale go on up to the curve. On phones there is room for the tall ones alone. */
export const minor = component({
  ...tooth,
  stroke: vars.color.line,
  '@media': { [media.phone]: { display: 'none' } },
});

export const major = component({
  ...tooth,
  stroke: `color-mix(in srgb, ${vars.color.control} 50%, ${vars.color.line})`,
});

export const curve = component({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: '1.5px',
  vectorEffect: 'non-scaling-stroke',
});

export const point = component({
  position: 'absolute',
  insetInlineStart: 'var(--along)',
  insetBlock: 'calc(var(--edge) - 22px) calc(100% - var(--down))',
  borderInlineStart: `${vars.stroke.hairline} solid ${vars.color.control}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockEnd: '-3px',
    insetInlineStart: '-4px',
    inlineSize: '7px',
    blockSize: '7px',
    borderRadius: '50%',
    backgroundColor: vars.color.text,
    printColorAdjust: 'exact',
  },
});

export const words = component({
  position: 'absolute',
  insetBlockStart: '-3px',
  insetInlineStart: vars.space.s8,
  display: 'flex',
  alignItems: 'baseline',
  gap: '6px',
  color: vars.color.quiet,
  lineHeight: '22px',
  whiteSpace: 'nowrap',
});

export const level = component({ color: vars.color.text });

export const reach = component({
  position: 'absolute',
  insetInlineEnd: 'calc(100% - var(--along))',
  insetBlock: 'var(--down) 0',
  display: 'flex',
  alignItems: 'end',
  borderInlineEnd: `${vars.stroke.head} solid ${vars.color.text}`,
  textAlign: 'end',
});

export const reachWords = component({
  display: 'grid',
  justifyItems: 'end',
  marginBlockEnd: vars.space.s16,
  marginInlineEnd: vars.space.s12,
});

export const distance = component({
  selectors: { '&[data-size="stage"]': { fontSize: vars.type.dS, lineHeight: 1.2 } },
});

export const meaning = component({ maxInlineSize: '13rem', color: vars.color.quiet, textWrap: 'balance' });
