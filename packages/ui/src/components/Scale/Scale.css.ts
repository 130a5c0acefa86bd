import { component } from '../../theme/layers.css.ts';
import { tabular } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const scale = component({ color: vars.color.control, fontSize: vars.type.tXs });

export const drawing = component({
  inlineSize: '100%',
  blockSize: '8px',
  maxInlineSize: 'none',
  overflow: 'visible',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const tick = component({
  stroke: 'currentColor',
  strokeWidth: '1px',
  vectorEffect: 'non-scaling-stroke',
  shapeRendering: 'crispEdges',
});

export const litTick = component({
  stroke: vars.color.beam,
  strokeWidth: '1px',
  vectorEffect: 'non-scaling-stroke',
  shapeRendering: 'crispEdges',
});

export const labels = component({
  ...tabular,
  position: 'relative',
  blockSize: '1.6em',
  marginBlockStart: vars.space.s8,
  color: vars.color.quiet,
  lineHeight: 1.6,
});

export const label = component({
  position: 'absolute',
  insetInlineStart: 'var(--at)',
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
  selectors: {
    '&[data-place="start"]': { transform: 'none' },
    '&[data-place="end"]': { transform: 'translateX(-100%)' },
    '&[data-place="middle"]:dir(rtl)': { transform: 'translateX(50%)' },
    '&[data-place="end"]:dir(rtl)': { transform: 'translateX(100%)' },
  },
});
