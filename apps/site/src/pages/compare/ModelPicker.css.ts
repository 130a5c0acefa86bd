import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s12,
  alignItems: 'center',
  minHeight: vars.control.toolbar,
  cursor: 'pointer',
  fontSize: vars.type.tSm,
  // The chosen models head the columns; on paper nobody changes them.
  '@media': { print: { display: 'none' } },
});

export const note = style({ color: vars.color.quiet });

export const name = style({ textDecoration: 'underline', textUnderlineOffset: '0.3em' });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s24,
  paddingBlockEnd: vars.space.s16,
});
