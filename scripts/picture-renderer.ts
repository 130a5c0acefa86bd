import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Pictures of stories, and what their text is set in. */
export const pictureFolder = fileURLToPath(new URL('../tests/pictures', import.meta.url));
export const fontsFile = join(pictureFolder, 'fonts.txt');

/** The faces that this machine sets the text of the stories in, a line each: Latin, Chinese, code. */
export function fontsHere(): string {
  const faces = ['Arial', 'sans-serif:lang=zh-cn', 'monospace'].map(
    (pattern) =>
      spawnSync('fc-match', ['-f', '%{family} %{style} %{fontversion}', pattern], { encoding: 'utf8' })
        .stdout ?? 'unknown',
  );
  return `${process.platform}\n${faces.join('\n')}\n`;
}

const listed = (faces: string) => faces.trim().replaceAll('\n', ', ');

/** Why the pictures cannot be compared on this machine; null where they can. Other faces, other pictures. */
export function whyNotComparable(): string | null {
  if (!existsSync(fontsFile)) return 'there are none yet; `npm run pictures` takes them';
  const theirs = readFileSync(fontsFile, 'utf8');
  const here = fontsHere();
  if (theirs === here) return null;
  return `taken with ${listed(theirs)}; here it is ${listed(here)}`;
}
