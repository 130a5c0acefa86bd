import { keyframes } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { layerOrder } from '../../../theme/tokens.ts';
import { vars } from '../../../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const grow = keyframes({ from: { transform: 'scaleX(0.05)' }, to: { transform: 'scaleX(0.9)' } });

export const root = component({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '3px',
  zIndex: layerOrder.toast,
  overflow: 'hidden',
  pointerEvents: 'none',
});

export const line = component({
  display: 'block',
  blockSize: '100%',
  backgroundColor: vars.color.signal,
  transformOrigin: 'left',
  // What is there within 200 ms needs no line.
  animation: `${appear} 1ms 200ms both`,
  '@media': {
    [media.motion]: {
      animation: `${appear} 1ms 200ms both, ${grow} 5s ${vars.motion.easeEnter} 200ms both`,
    },
  },
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
});
