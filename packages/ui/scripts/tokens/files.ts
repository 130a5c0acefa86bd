import { figmaFiles } from './figma.ts';
import { layers } from './layers.ts';
import { tokensStudioFiles } from './tokens-studio.ts';

/** As far as the formatter lets a line run. */
const lineWidth = 110;

/** A file's text as the formatter would set it: two spaces deep, short lists on one line. */
function jsonText(content: unknown): string {
  const text = JSON.stringify(content, null, 2).replace(
    /^(.*)\[\n([^[\]{}]*)\n +\](,?)$/gm,
    (whole: string, start: string, items: string, end: string) => {
      const line = `${start}[${items.trim().replaceAll(/\n\s+/g, ' ')}]${end}`;
      return line.length <= lineWidth ? line : whole;
    },
  );
  return `${text}\n`;
}

/** The texts of all files in `tokens/`, by their paths there. */
export const tokenFiles = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({ ...layers(), ...figmaFiles(), ...tokensStudioFiles() }).map(([path, content]) => [
      path,
      jsonText(content),
    ]),
  );
