import { keyframes } from '@vanilla-extract/css';
import { groundColor } from '../../../theme/ground-color.ts';
import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';
import { framesOf, rhythms, strobe } from './rhythms.ts';

export const root = component({
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.ground,
  printColorAdjust: 'exact',
});

export const drawing = component({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

const line = {
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeWidth: '1.5px',
  strokeLinejoin: 'miter',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
} as const;

export const ground = component({ ...line, stroke: vars.color.control });

export const aircraft = component({ ...line, stroke: vars.color.text });

const beamColor = groundColor('night', 'beam');
const light = (share: number) => `color-mix(in srgb, ${beamColor} ${share}%, transparent)`;

const strobing = keyframes(
  framesOf(strobe, { visibility: 'visible' as const }, { visibility: 'hidden' as const }),
);

export const beam = component({
  '@media': {
    [media.motion]: {
      selectors: { '&[data-strobes]': { animation: `${strobing} ${strobe.period}s step-end infinite` } },
    },
  },
});

export const near = component({ stopColor: light(90) });
export const landed = component({ stopColor: light(32) });
export const far = component({ stopColor: light(0) });

export const lit = component({
  fill: 'none',
  stroke: beamColor,
  strokeWidth: '3px',
  vectorEffect: 'non-scaling-stroke',
});

const swell = keyframes({ from: { strokeWidth: '1.5px' }, to: { strokeWidth: '3px' } });

export const sound = component({
  ...line,
  stroke: vars.color.text,
  '@media': {
    [media.forced]: { stroke: 'CanvasText' },
    [media.motion]: { animation: `${swell} 1200ms ease-in-out var(--after) infinite alternate` },
  },
});

const flashing = (rhythm: keyof typeof rhythms) =>
  `${keyframes(framesOf(rhythms[rhythm], { opacity: 'var(--lit)' }, { opacity: '0.15' }))} ${rhythms[rhythm].period}s step-end var(--offset) infinite`;

export const lamp = component({
  opacity: 'var(--lit)',
  selectors: {
    '&[data-colour="red"]': { fill: '#FF4A3D' },
    '&[data-colour="blue"]': { fill: '#4C8DFF' },
    '&[data-colour="white"]': { fill: '#FFFFFF' },
  },
  '@media': {
    [media.motion]: {
      selectors: {
        '&[data-rhythm="slow"]': { animation: flashing('slow') },
        '&[data-rhythm="fast"]': { animation: flashing('fast') },
        '&[data-rhythm="sos"]': { animation: flashing('sos') },
        '&[data-rhythm="chase"]': { animation: flashing('chase') },
      },
    },
  },
});
