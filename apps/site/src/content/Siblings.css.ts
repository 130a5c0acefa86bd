import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

export const cards = style({
  display: 'grid',
  gap: vars.page.gutter,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
});
