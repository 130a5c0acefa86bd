import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const phone = 'screen and (max-width: 768px)';

export const neighbours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.page.gutter,
  paddingBlock: vars.space.s32,
  paddingInline: `max(${vars.page.margin}, calc((100% - ${vars.page.content}) / 2))`,
  '@media': {
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, paddingBlock: vars.space.s16 },
    print: { display: 'none' },
  },
});

export const neighbour = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s24,
  minBlockSize: vars.control.field,
  paddingBlock: vars.space.s12,
  textDecorationLine: 'none',
  selectors: {
    '&[rel="next"]': { justifyContent: 'flex-end', textAlign: 'end' },
  },
  '@media': {
    '(hover: hover) and (pointer: fine)': { ':hover': { textDecorationLine: 'underline' } },
    // One below the other, the arrows at the edges would leave the words without a line of their own.
    [phone]: { selectors: { '&[rel="next"]': { justifyContent: 'space-between', textAlign: 'start' } } },
  },
});

export const label = style({ display: 'block', color: vars.color.quiet, fontSize: vars.type.tXs });

export const name = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: vars.type.tXl,
  fontStretch: '112%',
  fontWeight: 680,
  lineHeight: 1.25,
  selectors: { '&:lang(zh)': { fontWeight: 700 } },
});
