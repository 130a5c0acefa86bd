import { vars } from './vars.css.ts';

/** How wide a character of a code is at most, in sizes of its type; measured. */
export const codeCharacter = 0.86;

/**
 * How the three kinds of display type are set. Archivo is the display face of codes and Latin
 * headings; Han headings fall through to the system face and take no tracking.
 */
export const codeText = {
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontStretch: '125%',
  letterSpacing: '-0.02em',
  lineHeight: 0.82,
} as const;

export const plateCodeText = {
  fontFamily: vars.font.display,
  fontWeight: 750,
  fontStretch: '118%',
  lineHeight: 1,
} as const;

export const headingText = {
  fontFamily: vars.font.display,
  fontWeight: 680,
  fontStretch: '112%',
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
} as const;

export const heroText = {
  fontFamily: vars.font.display,
  fontWeight: 720,
  fontStretch: '116%',
  lineHeight: 0.98,
} as const;

/** Figures stand in columns. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } as const;
