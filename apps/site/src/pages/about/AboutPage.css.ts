import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

/** The carousel runs from edge to edge, in the night. */
export const families = style({
  overflow: 'clip',
  paddingBlock: vars.space.s64,
  '@media': { print: { display: 'none' } },
});
