import { keyframes } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { plateCodeText } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, motion, space, stroke, type } = vars;

const appear = keyframes({ from: { opacity: 0 } });

export const root = component({
  marginBlockStart: space.s16,
  '@media': { print: { display: 'none' } },
});

export const model = component({
  display: 'grid',
  gap: space.s4,
  maxInlineSize: '176px',
  paddingBlockStart: space.s12,
  borderBlockStart: `${stroke.hairline} solid ${color.line}`,
  '@media': { [media.motion]: { animation: `${appear} ${motion.leave} ${motion.easeEnter}` } },
});

export const picture = component({ display: 'block' });

export const code = component({ ...plateCodeText, color: color.beam, fontSize: type.tMd });

export const value = component({ color: color.text });

export const label = component({ color: color.quiet, fontSize: type.tXs, lineHeight: 1.35 });
