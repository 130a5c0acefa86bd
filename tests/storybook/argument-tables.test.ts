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

it.each([
  ['carousel', 'Carousel', 'interval:8000', { interval: 8000 }],
  ['button', 'Button', 'variant:signal;fullWidth:!true', { variant: 'signal', fullWidth: true }],
  ['badge', 'Badge', 'tone:caution', { tone: 'caution' }],
  [
    'banner',
    'Banner',
    'title:Keep+the+cable+in;tone:critical',
    { title: 'Keep the cable in', tone: 'critical' },
  ],
  ['stack', 'Stack', 'gap:32', { gap: 32 }],
  ['skeleton', 'Skeleton', 'lines:4', { lines: 4 }],
  ['text', 'Text', 'size:lg', { size: 'lg' }],
  [
    'tabstrip',
    'TabStrip',
    'sticky:!true;tabs[1].label:Videos',
    { sticky: true, tabs: [{}, { label: 'Videos' }] },
  ],
  ['weightbar', 'WeightBar', 'limitG:2700', { limitG: 2700 }],
  ['progress', 'Progress', 'value:12', { value: 12 }],
] as const)(
  '%s takes its props from the address',
  { timeout: 120_000 },
  async (id, component, args, wanted) => {
    const { page } = await openPreview(
      browser,
      folder,
      `viewMode=story&id=components-${id}--playground&args=${args}`,
    );
    await expect
      .poll(
        () => page.evaluate((name) => JSON.parse(JSON.stringify(window.storyTools.propsOf(name))), component),
        { timeout: 20_000 },
      )
      .toMatchObject(wanted);
    await page.close();
  },
);
