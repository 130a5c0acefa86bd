import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.5 } });

export const skeleton = component({
  display: 'grid',
  // What is there within 200 ms needs no stand-in.
  animation: `${appear} 1ms 200ms both`,
});

/** A line of text: the bar is as tall as its letters, the row as its leading. */
export const line = component({
  display: 'flex',
  alignItems: 'center',
  blockSize: '1lh',
});

const fill = {
  backgroundColor: vars.color.raised2,
  borderRadius: vars.radius.plate,
  '@media': {
    [media.motion]: { animation: `${breathe} 1.2s ease-in-out infinite alternate` },
    '(forced-colors: active)': { border: `${vars.stroke.hairline} solid GrayText` },
  },
} as const;

export const bar = component({
  ...fill,
  inlineSize: '100%',
  blockSize: '0.7em',
  selectors: { [`${line}:last-child:not(:first-child) > &`]: { inlineSize: '60%' } },
});

export const box = component({ ...fill, inlineSize: '100%' });
