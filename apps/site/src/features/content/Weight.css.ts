import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

export const weight = style({ display: 'grid', fontVariantNumeric: 'tabular-nums' });

export const label = style({ color: vars.color.quiet, fontSize: vars.type.tXs });

export const quiet = style({ color: vars.color.quiet });

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s16,
});

export const left = style({ fontWeight: 700 });

export const leftWord = style({ color: vars.color.quiet, fontWeight: 400 });

/** The whole is what the aircraft lifts; it starts at zero, as all bars do. */
export const bar = style({
  display: 'flex',
  gap: '2px',
  blockSize: '10px',
  marginBlock: vars.space.s8,
  backgroundColor: vars.color.raised2,
  printColorAdjust: 'exact',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

/** Parts take turns, so that each can be told from the one beside it. */
export const segment = style({
  flexShrink: 1,
  backgroundColor: vars.color.text,
  printColorAdjust: 'exact',
  selectors: { '&:nth-child(even)': { backgroundColor: vars.color.quiet } },
});

export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s16,
  fontSize: vars.type.tXs,
});

export const part = style({ whiteSpace: 'nowrap' });

export const figure = style({ display: 'inline' });

export const name = style({ display: 'inline', color: vars.color.quiet });

export const code = style({
  display: 'inline',
  fontFamily: vars.font.display,
  fontStretch: '118%',
  fontWeight: 750,
});
