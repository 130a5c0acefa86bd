import { createVar, globalStyle, keyframes } from '@vanilla-extract/css';
import { component, componentsLayer } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

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

// The page behind stays where it is while the dialog is scrolled. Two rules: a browser that does not know one of the
// selectors must not drop the other.
for (const open of ['[open]', ':popover-open']) {
  globalStyle(`:root:has(${dialog}${open})`, { '@layer': { [componentsLayer]: { overflow: 'hidden' } } });
}
