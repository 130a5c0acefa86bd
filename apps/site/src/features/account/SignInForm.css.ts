import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;

export const banner = style({ marginBlockEnd: space.s24 });

export const act = style({ inlineSize: '100%' });

/** Other ways in, one at each end of a line. */
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'space-between',
  justifyItems: 'start',
  columnGap: space.s24,
  marginBlockStart: space.s16,
});

export const link = style({ selectors: { '&:nth-child(even)': { justifySelf: 'end' } } });

export const privacy = style({
  marginBlockStart: space.s16,
  color: color.quiet,
  fontSize: type.tSm,
  textWrap: 'pretty',
});
