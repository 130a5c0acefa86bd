import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installFromDebian, isDebianRoot } from './debian.ts';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/**
 * The browser to test with: `CHROMIUM_PATH`, Playwright's own, or the system's. Undefined lets
 * Playwright use its own; null means there is none.
 */
export function findBrowser(): string | undefined | null {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return chosen;
  if (existsSync(chromium.executablePath())) return undefined;
  return systemBrowsers.find((path) => existsSync(path)) ?? null;
}

const hasHanFont = () =>
  spawnSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' }).stdout?.trim() !== '';

/** Installs Debian's Chromium and a Chinese font where that is possible; says what is missing where not. */
export function ensureBrowser(): { ok: true } | { ok: false; reason: string } {
  if (isDebianRoot() && (findBrowser() === null || !hasHanFont())) {
    console.log('Installing Chromium and a Chinese font from Debian.');
    installFromDebian('chromium', 'fonts-noto-cjk', 'fontconfig');
  }
  return findBrowser() === null
    ? {
        ok: false,
        reason: 'No browser to test with: install Chromium, or set CHROMIUM_PATH to one that is there.',
      }
    : { ok: true };
}
