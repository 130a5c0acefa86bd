import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s24,
  rowGap: vars.space.s4,
  fontSize: vars.type.tSm,
});

export const label = style({ color: vars.color.quiet });

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s24 });

/** As tall as a finger needs. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.toolbar,
});
