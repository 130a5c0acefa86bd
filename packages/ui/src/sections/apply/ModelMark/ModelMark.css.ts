import { keyframes } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { plateCodeText } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, motion, space, type } = vars;

const comeUp = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

export const root = component({ display: 'inline-flex', flexShrink: 0 });

export const model = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  '@media': { [media.motion]: { animation: `${comeUp} ${motion.enter} ${motion.easeEnter}` } },
});

export const picture = component({ display: 'block', inlineSize: '48px', aspectRatio: '4 / 3' });

export const code = component({ ...plateCodeText, color: color.text, fontSize: type.tSm });
