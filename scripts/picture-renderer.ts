import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findBrowser } from './browser.ts';

/** Pictures of stories, and what they were drawn by. */
export const pictureFolder = fileURLToPath(new URL('../tests/pictures', import.meta.url));
export const rendererFile = join(pictureFolder, 'renderer.txt');

const said = (command: string, ...args: string[]) =>
  spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '';

/** What draws the stories on this machine, a line each: platform, browser, and the faces of Latin, Chinese, code. */
export function rendererHere(): string {
  const version = /\d+/.exec(said(findBrowser() ?? chromium.executablePath(), '--version'))?.[0];
  const faces = ['Arial', 'sans-serif:lang=zh-cn', 'monospace'].map((pattern) =>
    said('fc-match', '-f', '%{family} %{style} %{fontversion}', pattern),
  );
  return `${[process.platform, `Chromium ${version ?? 'unknown'}`, ...faces].join('\n')}\n`;
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
