import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

/** Beside the table: what it is, and what can be done with it. */
export const side = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s24 });

/** The finger's target is the row, not the word. */
export const aircraft = style({
  position: 'relative',
  '::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-14px' },
});
