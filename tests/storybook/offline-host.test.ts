import { rm } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findHeadlessShell, softwareOnly } from '../../scripts/browser.ts';
import { builtStorybook } from '../../scripts/built-storybook.ts';
import { openPreview } from './preview-page.ts';

let browser: Browser;
let folder: string;

beforeAll(async () => {
  folder = await builtStorybook();
  const executablePath = findHeadlessShell();
  browser = await chromium.launch({ args: [softwareOnly], ...(executablePath ? { executablePath } : {}) });
}, 600_000);

afterAll(async () => {
  await browser?.close();
  if (folder && !process.env['STORYBOOK_BUILT']) await rm(folder, { recursive: true, force: true });
});

declare global {
  interface Window {
    /** What was asked of the browser's container of workers, in its order. */
    workerCalls: string[];
  }
}

/** Records what a page asks of the container of workers. */
function recordWorkerCalls(): void {
  window.workerCalls = [];
  const container = ServiceWorkerContainer.prototype;
  container.register = () => {
    window.workerCalls.push('register');
    return Promise.reject(new TypeError('There is no worker.'));
  };
  const ready = Reflect.getOwnPropertyDescriptor(container, 'ready');
  Object.defineProperty(container, 'ready', {
    get() {
      window.workerCalls.push('ready');
      return ready?.get?.call(this);
    },
  });
}

it('a page of the site registers no worker in Storybook, which has none', { timeout: 600_000 }, async () => {
  const { page } = await openPreview(browser, folder, 'viewMode=story&id=pages-products--home', {
    prepare: async (opened) => {
      await opened.clock.install();
      await opened.addInitScript(recordWorkerCalls);
    },
  });
  // What keeps pages waits for a minute on a slow line, and then looks for the worker, once that would have been registered.
  const callsAfterAMinute = async () => {
    await page.clock.fastForward(61_000);
    return page.evaluate(() => window.workerCalls);
  };
  await expect.poll(callsAfterAMinute, { timeout: 300_000 }).toContain('ready');
  expect(await page.evaluate(() => window.workerCalls)).toEqual(['ready']);
  await page.close();
});
