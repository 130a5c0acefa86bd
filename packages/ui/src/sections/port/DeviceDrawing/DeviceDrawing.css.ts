import { keyframes } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space, type } = vars;

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s12} ${space.s24}`,
  margin: 0,
  color: color.text,
});

export const drawing = component({ display: 'block', flex: 'none', inlineSize: '8rem', blockSize: 'auto' });

export const caption = component({ flex: '1 1 9rem' });

export const line = component({
  fill: 'none',
  stroke: color.quiet,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

/** Lit for the half of its time. */
const flash = keyframes({ '0%, 49.9%': { fillOpacity: 1 }, '50%, 100%': { fillOpacity: 0 } });

export const lamp = component({
  fill: 'none',
  stroke: color.control,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
  printColorAdjust: 'exact',
  selectors: {
    '&[data-colour="unknown"]': { strokeDasharray: '2 2' },
    '&[data-colour="white"]': { fill: color.text, stroke: color.text },
    '&[data-colour="blue"]': { fill: '#4C8DFF', stroke: '#4C8DFF' },
    '&[data-colour="green"]': { fill: color.positive, stroke: color.positive },
    '&[data-colour="amber"]': { fill: color.caution, stroke: color.caution },
    '&[data-colour="red"]': { fill: color.critical, stroke: color.critical },
  },
  '@media': {
    [media.motion]: {
      selectors: { '&[data-flashing]': { animation: `${flash} var(--period) linear infinite` } },
    },
    [media.forced]: { forcedColorAdjust: 'none' },
  },
});

export const words = component({ display: 'grid', gap: space.s4, fontSize: type.tSm });

export const status = component({ fontWeight: 600 });

export const lampText = component({ color: color.quiet, textWrap: 'pretty' });
