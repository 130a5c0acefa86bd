import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

/** What is done with a comparison, in one line. */
export const acts = style({ display: 'flex', gap: vars.space.s12 });

export const note = style({
  marginBlockStart: vars.space.s16,
  color: vars.color.quiet,
  fontSize: vars.type.tSm,
});

/** What the comparison leaves out or lacks. */
export const remarks = style({ display: 'block', maxInlineSize: '46rem' });
