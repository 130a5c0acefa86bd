import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

/** The carousel runs from edge to edge, in the night. */
export const families = style({
  overflow: 'clip',
  paddingBlock: vars.space.s64,
  '@media': { print: { display: 'none' } },
});

export const paragraphs = style({
  display: 'grid',
  gap: vars.space.s16,
  maxInlineSize: '40rem',
  fontSize: vars.type.tMd,
  textWrap: 'pretty',
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.page.gutter,
  '@media': { print: { breakInside: 'avoid', paddingBlockStart: vars.space.s8 } },
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.s12,
});

export const value = style({
  fontFamily: vars.font.display,
  fontSize: vars.type.dL,
  fontStretch: '125%',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  lineHeight: 0.9,
});

export const caption = style({ color: vars.color.quiet, textWrap: 'pretty' });
