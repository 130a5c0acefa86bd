import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The cuts of letters that papers are set in. */
export type Face = 'text' | 'bold' | 'heading' | 'code';

const read = (file: string) => readFileSync(join(import.meta.dirname, 'fonts', file));

/**
 * Fonts by their face, as plain TrueType: of a packed font (WOFF2) only the whole can be embedded, more than a megabyte, of these
 * the characters that a paper has. `text` and `bold`
 * know Latin, GB 2312 level 1 and whatever else the catalogue says, `heading` and `code` know Latin alone.
 */
export const fonts: Readonly<Record<Face, Buffer>> = {
  text: read('noto-sans-sc-400.ttf'),
  bold: read('noto-sans-sc-700.ttf'),
  heading: read('archivo-heading.ttf'),
  code: read('archivo-code.ttf'),
};
