import type { Page } from '@playwright/test';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const address = '/series/searchlight?filter=M350&sort=weight';

/** How far down the page is, in pixels. */
const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollDown(page: Page): Promise<void> {
  await page.goto(`/en${address}`);
  await expectRunning(page);
  await expect(page.getByRole('button', { name: /^M350/ })).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 895);
  await expect.poll(() => place(page)).toBe(895);
}

test('a filtered list keeps its place over a reload', async ({ page }) => {
  await scrollDown(page);
  await page.reload();
  await expectRunning(page);
  await expect(page.getByRole('button', { name: /^M350/ })).toHaveAttribute('aria-pressed', 'true');
  await page.waitForLoadState('networkidle');
  expect(await place(page)).toBe(895);
});

test('a filtered list keeps its place in the other language', async ({ page }) => {
  await scrollDown(page);
  // As by a key or a menu: the pointer would have to scroll to the header first.
  await page
    .getByRole('banner')
    .getByRole('link', { name: '中文' })
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
  await expect(page).toHaveURL(`/cn${address}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.waitForLoadState('networkidle');
  // Chinese is shorter, so the page may be too; what was read is still in view.
  expect(Math.abs((await place(page)) - 895)).toBeLessThan(120);
});
