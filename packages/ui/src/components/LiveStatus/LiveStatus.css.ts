import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const late = component({ animation: `${appear} 1s step-end both` });
