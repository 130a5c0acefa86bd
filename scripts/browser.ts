import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installFromDebian, isDebianRoot } from './debian.ts';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The whole browser, as a visitor has it: `CHROMIUM_PATH`, Playwright's own, or the system's. Undefined lets
 * Playwright use its own; null means there is none.
 */
export function findBrowser(): string | undefined | null {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return chosen;
  if (existsSync(chromium.executablePath())) return undefined;
  return systemBrowsers.find((path) => existsSync(path)) ?? null;
}

/**
 * The same without a window and what belongs to one, which draws each page's toolbar as a page of its own: twice as
 * fast where many pages are opened. Where the system has none, the whole browser. As Playwright's own, it sets text a
 * little differently.
 */
export function findHeadlessShell(): string | undefined | null {
  const found = findBrowser();
  return systemBrowsers.includes(found ?? '') && existsSync(headlessShell) ? headlessShell : found;
}

/** Whether that is one without a window, as Playwright's own is. */
export function isHeadlessShell(found: string | undefined | null): boolean {
  return found === undefined || found === headlessShell;
}

/**
 * Draws without the library that stands in for a graphics card, which takes a fifth of a page's time more, and always the
 * same.
 */
export const softwareOnly = '--disable-gpu';

const hasHanFont = () =>
  spawnSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' }).stdout?.trim() !== '';

/** Installs Debian's Chromium and a Chinese font where that is possible; says what is missing where not. */
export function ensureBrowser(): { ok: true } | { ok: false; reason: string } {
  if (
    isDebianRoot() &&
    (findBrowser() === null || findHeadlessShell() === systemBrowsers[0] || !hasHanFont())
  ) {
    console.log('Installing Chromium and a Chinese font from Debian.');
    installFromDebian('chromium', 'chromium-headless-shell', 'fonts-noto-cjk', 'fontconfig');
  }
  return findBrowser() === null
    ? {
        ok: false,
        reason: 'No browser to test with: install Chromium, or set CHROMIUM_PATH to one that is there.',
      }
    : { ok: true };
}
