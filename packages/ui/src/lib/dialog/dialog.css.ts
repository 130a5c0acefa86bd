import { createVar, globalStyle, keyframes } from '@vanilla-extract/css';
import { groundColor } from '../../theme/ground-color.ts';
import { component, componentsLayer } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, motion } = vars;

/** How far below its place a dialog starts when it comes in; negative above it. */
export const enterOffset = createVar();

const enter = keyframes({ from: { opacity: 0, transform: `translateY(${enterOffset})` } });
const appear = keyframes({ from: { opacity: 0 } });

export const dialog = component({
  color: color.text,
  overscrollBehavior: 'contain',
  '@media': {
    [media.motion]: { animation: `${enter} ${motion.enter} ${motion.easeEnter}` },
  },
});

/** The backdrop is equally dark on every ground: the page is still seen behind the dialog, and is not read. */
export const modal = component({
  backgroundColor: color.raised,
  boxShadow: color.floatShadow,
  '::backdrop': { backgroundColor: `color-mix(in srgb, ${groundColor('night', 'ground')} 62%, transparent)` },
  '@media': {
    [media.motion]: { '::backdrop': { animation: `${appear} ${motion.enter} ${motion.easeEnter}` } },
    print: { display: 'none' },
  },
});

// The page behind stays where it is while the dialog is scrolled. Two rules: a browser that does not know one of the
// selectors must not drop the other.
for (const open of ['[open]', ':popover-open']) {
  globalStyle(`:root:has(${dialog}${open})`, { '@layer': { [componentsLayer]: { overflow: 'hidden' } } });
}
