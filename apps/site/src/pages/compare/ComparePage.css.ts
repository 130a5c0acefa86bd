import { style } from '@vanilla-extract/css';

/** What the comparison leaves out or lacks. */
export const remarks = style({ display: 'block', maxInlineSize: '46rem' });
