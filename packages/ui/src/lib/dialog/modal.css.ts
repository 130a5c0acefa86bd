import { keyframes } from '@vanilla-extract/css';
import { groundColor } from '../../theme/ground-color.ts';
import { component } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, motion } = vars;

const appear = keyframes({ from: { opacity: 0 } });

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
