import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findHeadlessShell, softwareOnly } from './scripts/browser.ts';

// The configuration is read once in every process; what it chooses must be the same in all of them.
process.env['E2E_PORT'] ??= String(20_000 + Math.floor(Math.random() * 20_000));
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'payload-e2e-'));
const origin = `http://127.0.0.1:${process.env['E2E_PORT']}`;
const executablePath = findHeadlessShell() ?? undefined;

/**
 * Walks that take long and leave the processor alone for most of it: those of the serial port, whose bytes pass at the speed of
 * the line, and the one that has the site built twice, which as the last would keep all waiting for it.
 */
const long = /\/(?:two-builds|port[\w-]*)\.test\.ts$/;

/** Walks through the built site on the real server. `npm run build` comes first. */
export default defineConfig({
  testDir: 'tests/e2e',
  // A folder of its own: what is in it goes when a run begins.
  outputDir: 'test-results/walks',
  fullyParallel: true,
  forbidOnly: true,
  // With four that compute on two cores pages come so late that walks fail which pass with two.
  workers: 3,
  projects: [
    { name: 'long', testMatch: long, workers: 1 },
    { name: 'others', testIgnore: long, workers: 2 },
  ],
  // Limits for what hangs: some walks go through many pages, on machines that have more to do.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // What passes only at the second attempt is not relied on: it is mended, or goes.
  retries: 0,
  reporter: 'line',
  use: {
    baseURL: origin,
    locale: 'en-GB',
    // The worker answers from what it has kept, past a test's own routes. Walks without a network allow it.
    serviceWorkers: 'block',
    // Watching each step takes a third of a walk's time: `--trace on` for the one that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [softwareOnly],
      ...(executablePath ? { executablePath } : {}),
      // Where the locale has no Chinese, the browser calls a file with a Chinese name `download`.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  webServer: {
    command: 'node apps/server/src/main.ts',
    // The key of the page that shows the codes; walks find it as DEV_CODES_KEY.
    wait: { stdout: /\/dev\/codes\?key=(?<dev_codes_key>[\w-]+)/ },
    env: {
      PORT: process.env['E2E_PORT'],
      DATA_DIR: process.env['E2E_DATA_DIR'],
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
