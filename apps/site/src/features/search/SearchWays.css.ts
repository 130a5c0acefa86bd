import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  columnGap: vars.space.s24,
  inlineSize: '100%',
});
