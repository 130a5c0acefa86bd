import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { layerOrder } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, motion, space } = vars;

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** At the lower edge, on the side that the consult button leaves free. */
export const region = component({
  position: 'fixed',
  zIndex: layerOrder.toast,
  insetBlockEnd: `max(${space.s16}, env(safe-area-inset-bottom))`,
  insetInlineStart: space.s16,
  display: 'grid',
  inlineSize: '420px',
  maxInlineSize: `calc(100% - 2 * ${space.s16})`,
  // Empty, or beside its messages, it must not take the presses of the page below.
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const list = component({
  display: 'grid',
  selectors: { '&:not(:empty) + &:not(:empty)': { marginBlockStart: space.s8 } },
  rowGap: space.s8,
});

export const toast = component({
  boxShadow: color.floatShadow,
  pointerEvents: 'auto',
  '@media': {
    [media.motion]: { animation: `${enter} ${motion.enter} ${motion.easeEnter}` },
  },
});
