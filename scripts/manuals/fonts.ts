import { readFileSync } from 'node:fs';
import { join } from 'node:path';

function face(family: string, file: string, traits: string): string {
  const font = readFileSync(join(import.meta.dirname, file)).toString('base64');
  return `@font-face { font-family: ${family}; src: url(data:font/woff2;base64,${font}); ${traits} }`;
}

/**
 * The fonts of documents, from files: the same on every machine, and of the one kind that Chromium embeds as a font.
 * Variable fonts (as the site's Archivo) and outlines of the other kind (as the system's Noto Sans CJK) it takes apart
 * into drawings of letters, several times as large. Made with subset-font: Archivo at two fixed places of its axes
 * (690 wide 112, 800 wide 125), Noto Sans SC from Google's static files, reduced to GB 2312 level 1, Latin
 * and what the catalogue's texts use. A character that is missing would come from the system's font.
 */
export const fontFaces = [
  face('Archivo', 'fonts/archivo-heading.woff2', 'font-weight: 600;'),
  face('Archivo', 'fonts/archivo-code.woff2', 'font-weight: 800;'),
  face("'Noto Sans SC'", 'fonts/noto-sans-sc-400.woff2', 'font-weight: 400;'),
  face("'Noto Sans SC'", 'fonts/noto-sans-sc-700.woff2', 'font-weight: 700;'),
].join('\n');
