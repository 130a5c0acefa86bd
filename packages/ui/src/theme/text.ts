import type { StyleRule } from '@vanilla-extract/css';
import { display } from './tokens.ts';
import { vars } from './vars.css.ts';

/** How wide a character of a code is at most, in sizes of its type; measured. */
export const codeCharacter = 0.86;

/** The display face at a weight and a width. */
const face = ({ weight, width }: { weight: number; width: number }) => ({
  fontFamily: vars.font.display,
  fontWeight: weight,
  fontStretch: `${width}%`,
});

/**
 * How the kinds of display type are set. Archivo is the display face of codes and Latin
 * headings; Han headings fall through to the system face and take no tracking.
 */
export const codeText = {
  ...face(display.code),
  letterSpacing: `${display.code.tracking}em`,
  lineHeight: display.code.leading,
} as const;

export const plateCodeText = {
  ...face(display.plate),
  lineHeight: display.plate.leading,
} as const;

export const headingText = {
  ...face(display.heading),
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
} as const;

export const heroText = {
  ...face(display.hero),
  lineHeight: display.hero.leading,
} as const;

/**
 * A figure reads from left to right in text of either direction, and moves nothing around it. Where it is a box of its own,
 * it stands at the edge that the text around it begins at.
 */
export const leftToRight = {
  direction: 'ltr',
  unicodeBidi: 'isolate',
  // Chromium and Safari know it by their own name alone.
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies StyleRule;

/** Figures stand in columns. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } as const;
