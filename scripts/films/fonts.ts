import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../apps/server/src/papers/fonts');

function face(family: string, file: string, weight: number): string {
  const font = readFileSync(join(folder, file)).toString('base64');
  return `@font-face { font-family: ${family}; src: url(data:font/ttf;base64,${font}); font-weight: ${weight}; }`;
}

/** The fonts of films are those of the papers, from files: the same on every machine. */
export const fontFaces = [
  face('Archivo', 'archivo-heading.ttf', 600),
  face('Archivo', 'archivo-code.ttf', 800),
  face("'Noto Sans SC'", 'noto-sans-sc-400.ttf', 400),
].join('\n');
