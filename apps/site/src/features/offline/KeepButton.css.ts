import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;

export const keep = style({
  display: 'inline-grid',
  justifyItems: 'start',
  selectors: { '&[data-shown="false"]': { visibility: 'hidden' } },
  '@media': { print: { display: 'none' } },
});

export const outcome = style({
  color: color.critical,
  fontSize: type.tSm,
  maxInlineSize: '22rem',
  selectors: { '&:empty': { display: 'none' }, '&:not(:empty)': { paddingBlockEnd: space.s8 } },
});
