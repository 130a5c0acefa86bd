import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

/** Room around the carousel, which reaches from edge to edge. */
export const carousel = style({
  paddingBlock: vars.space.s64,
  '@media': {
    'screen and (max-width: 768px)': { paddingBlock: `${vars.space.s24} ${vars.space.s48}` },
  },
});

/** What the figure is of, as quiet as the line beside the code. */
export const measure = style({ color: vars.color.quiet, fontSize: vars.type.tXs });
