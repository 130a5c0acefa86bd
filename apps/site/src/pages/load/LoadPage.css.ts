import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({
  display: 'grid',
  gap: vars.space.s32,
  alignItems: 'center',
  '@media': {
    '(min-width: 769px)': {
      // Five columns for the drawing, seven for the facts, as everywhere on a sheet.
      gridTemplateColumns: '5fr 7fr',
      columnGap: vars.page.gutter,
    },
  },
});

export const drawing = style({ maxWidth: '340px' });

/** A second sentence, on its own line. */
export const also = style({ display: 'block' });
