import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findHeadlessShell, isHeadlessShell } from './browser.ts';

/** Pictures of stories, and what they were drawn by. */
export const pictureFolder = fileURLToPath(new URL('../tests/pictures', import.meta.url));
export const rendererFile = join(pictureFolder, 'renderer.txt');

/** Gives a browser the fonts of the tests and no others, whatever the machine has. */
export const fontEnv = {
  FONTCONFIG_FILE: fileURLToPath(new URL('../tests/fonts/fonts.conf', import.meta.url)),
};

/** What draws the stories on this machine: platform and browser, a line each. The fonts come with the tests. */
export function rendererHere(): string {
  const shell = findHeadlessShell();
  const { stdout } = spawnSync(shell ?? chromium.executablePath(), ['--version'], { encoding: 'utf8' });
  const version = /\d+/.exec(stdout ?? '')?.[0] ?? 'unknown';
  return `${process.platform}\n${isHeadlessShell(shell) ? 'Chromium headless shell' : 'Chromium'} ${version}\n`;
}

const listed = (parts: string) => parts.trim().replaceAll('\n', ', ');

/** Why the pictures cannot be compared on this machine; null where they can. Another renderer, other pictures. */
export function whyNotComparable(): string | null {
  if (!existsSync(rendererFile)) return 'there are none yet; `npm run pictures` takes them';
  const theirs = readFileSync(rendererFile, 'utf8');
  const here = rendererHere();
  if (theirs === here) return null;
  return `taken with ${listed(theirs)}; here it is ${listed(here)}`;
}
