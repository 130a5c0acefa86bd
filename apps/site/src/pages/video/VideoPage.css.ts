import { vars } from '@payload/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space, stroke, type } = vars;

/** The film, and beside it what it says; below one another where both would be narrow. */
export const film = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.s32} ${space.s48}`,
  alignItems: 'start',
  '@media': { '(min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

export const transcript = style({ display: 'grid', gap: space.s16 });

export const said = style({ margin: 0, padding: 0, listStyle: 'none' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  paddingBlock: space.s12,
  borderBlockEnd: `${stroke.hairline} solid ${color.line}`,
  selectors: { '&:first-child': { borderBlockStart: `${stroke.hairline} solid ${color.line}` } },
});

export const time = style({
  color: color.quiet,
  fontSize: type.tSm,
  lineHeight: 'inherit',
  fontVariantNumeric: 'tabular-nums',
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))',
  gap: space.s24,
});

export const card = style({
  display: 'grid',
  gap: space.s12,
  color: 'inherit',
  textDecoration: 'none',
});

/** Holds the place of the picture until it is there. */
export const still = style({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: radius.plate,
  backgroundColor: color.raised2,
  display: 'grid',
});

export const name = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.s16,
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.s12 });

export const waysOn = style([ways, { marginBlockStart: space.s32 }]);

export const code = style({
  fontFamily: font.display,
  fontStretch: '118%',
  fontWeight: 750,
  fontSize: type.tLg,
});

export const cardLine = style({ color: color.quiet });

export const note = style({ color: color.quiet, fontSize: type.tSm, textWrap: 'pretty' });
