import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { findHeadlessShell, softwareOnly } from '../../scripts/browser.ts';
import { firstStory, openPreview } from './preview-page.ts';

/** A page of the introduction and one of a component; `STORYBOOK=whole` takes the others, which have the same parts. */
const pages = [
  'introduction-welcome--docs',
  'components-carousel--docs',
  ...(process.env['STORYBOOK'] === 'whole'
    ? [
        'introduction-guidelines--docs',
        'introduction-what-is-new--docs',
        'introduction-decisions--docs',
        'components-button--docs',
      ]
    : []),
];

const folder = inject('storybook');
let browser: Browser;
let axe: string;

beforeAll(async () => {
  axe = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  const executablePath = findHeadlessShell();
  browser = await chromium.launch({ args: [softwareOnly], ...(executablePath ? { executablePath } : {}) });
}, 600_000);

afterAll(async () => {
  await browser?.close();
});

it.each(['light', 'dark'] as const)(
  'a docs page lists its parts, and can be read where the system is %s',
  {
    timeout: 600_000,
  },
  async (colorScheme) => {
    const { page } = await openPreview(browser, folder, firstStory, { colorScheme });
    await page.evaluate(axe);
    for (const id of pages) {
      expect(await page.evaluate((docsId) => window.storyTools.show(docsId, 'docs'), id)).toBeNull();
      await page.waitForFunction(() => document.querySelectorAll('.toc-wrapper a').length > 1);
      const faults = await page.evaluate(async () => {
        // Stories have tests of their own, on every ground.
        const context = { include: ['.sbdocs-content'], exclude: ['.docs-story', '.sb-unstyled', 'iframe'] };
        const results = await window.axe?.run(context, { runOnly: ['color-contrast'], iframes: false });
        if (!results || results.passes.length === 0) return ['nothing was looked at'];
        return results.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 120)));
      });
      expect({ id, faults }).toEqual({ id, faults: [] });
    }
    await page.close();
  },
);

it('a docs page stays in its language, whatever the stories in its frames are set to', {
  timeout: 600_000,
}, async () => {
  const { page } = await openPreview(browser, folder, firstStory);
  await page.route('**/iframe.html?id=*', (route) => route.fulfill({ path: join(folder, 'iframe.html') }));
  expect(
    await page.evaluate((id) => window.storyTools.show(id, 'docs'), 'components-button--docs'),
  ).toBeNull();
  const anatomy = page.locator('.anatomy iframe');
  await anatomy.waitFor();
  const before = await anatomy.getAttribute('src');
  expect(before).toContain('language:en');
  // As a frame tells its page once it is set to its own language.
  const told = { globals: { ground: 'sheet', language: 'zh' } };
  await anatomy.scrollIntoViewIfNeeded();
  const frame = await (await anatomy.elementHandle())?.contentFrame();
  if (!frame) throw new Error('The anatomy has no frame.');
  await frame.waitForFunction(() => document.querySelector('#storybook-root')?.hasChildNodes());
  await frame.evaluate((event) => {
    Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('globalsUpdated', event);
  }, told);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await anatomy.getAttribute('src')).toBe(before);
  await page.close();
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
