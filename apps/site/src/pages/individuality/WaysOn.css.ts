import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

export const ways = style({ display: 'grid', gap: vars.space.s32 });

export const families = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  columnGap: vars.page.gutter,
});

export const family = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  minBlockSize: vars.control.toolbar,
  textDecorationLine: 'none',
  ':hover': { textDecorationLine: 'underline' },
});
