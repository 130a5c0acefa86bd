import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Stays beside the questions, however long the open answers are. */
export const side = style({
  display: 'grid',
  gap: space.s16,
  alignContent: 'start',
  justifyItems: 'start',
  // Below the strip of tabs, which stays in view.
  '@media': { 'screen and (min-width: 769px)': { position: 'sticky', insetBlockStart: '112px' } },
});

/** Nobody goes on from paper. */
export const all = style({ '@media': { print: { display: 'none' } } });
