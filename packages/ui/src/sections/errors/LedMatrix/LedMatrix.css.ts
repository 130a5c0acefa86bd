import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, radius, space, stroke } = vars;

/** The housing, and the light that falls from it. */
export const root = component({
  position: 'relative',
  padding: `clamp(${space.s8}, 1.2vw, ${space.s16})`,
  border: `${stroke.hairline} solid ${color.line}`,
  borderRadius: radius.control,
  backgroundColor: color.raised,
  printColorAdjust: 'exact',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '100%',
      insetInline: '-8%',
      blockSize: '12rem',
      backgroundImage: `radial-gradient(closest-side at 50% 0%, color-mix(in srgb, ${color.beam} 18%, transparent), transparent)`,
      pointerEvents: 'none',
    },
  },
  '@media': { [media.forced]: { forcedColorAdjust: 'none' }, print: { breakInside: 'avoid' } },
});

export const panel = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: radius.plate,
  backgroundColor: '#040607',
});

const lamps = { fill: 'none', strokeLinecap: 'round', strokeDasharray: '0 1' } as const;

export const unlit = component({ ...lamps, stroke: color.line, strokeWidth: 0.5 });

export const lit = component({
  ...lamps,
  stroke: color.caution,
  strokeWidth: 0.78,
  filter: `drop-shadow(0 0 1.5px color-mix(in srgb, ${color.caution} 70%, transparent))`,
});
