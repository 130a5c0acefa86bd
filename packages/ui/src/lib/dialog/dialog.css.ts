import { createVar, globalStyle, keyframes } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { scrollLock } from './lockScroll.ts';

const { color, motion } = vars;

/** How far below its place a dialog starts when it comes in; negative above it. */
export const enterOffset = createVar();

const enter = keyframes({ from: { opacity: 0, transform: `translateY(${enterOffset})` } });

export const dialog = component({
  color: color.text,
  overscrollBehavior: 'contain',
  '@media': {
    [media.motion]: { animation: `${enter} ${motion.enter} ${motion.easeEnter}` },
  },
});

// The page behind stays where it is while the dialog is scrolled.
globalStyle(`:root[${scrollLock}]`, { '@layer': { [componentsLayer]: { overflow: 'hidden' } } });
globalStyle(`:root[${scrollLock}="gutter"]`, {
  '@layer': { [componentsLayer]: { scrollbarGutter: 'stable' } },
});
