import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Addresses of what the page fetched for the preview. */
function previewFetches(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/PointedProduct-')) fetched.push(request.url());
  });
  return fetched;
}

test('the wide menu shows the product that is pointed at or has the focus', { tag: '@gate' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const fetched = previewFetches(page);
  await page.goto('/cn/policy/cookies');
  const header = page.getByRole('banner');
  const panel = header.locator('div[data-panel="columns"]');
  const preview = panel.locator('li > [aria-hidden="true"]').filter({ has: page.locator('img') });
  // What comes once the page is idle is there, and nothing of the preview. A busy machine is long in coming to rest.
  await expect(page.getByRole('button', { name: '咨询工程师', includeHidden: true })).toBeAttached({
    timeout: 30_000,
  });
  expect(fetched).toEqual([]);

  await header.getByRole('button', { name: '产品' }).click();
  const link = (code: string) => panel.getByRole('link', { name: code, exact: true });
  // As it is laid out: it rises as it opens, and a box on the move is a fraction of a pixel higher or lower.
  const height = await panel.evaluate((open: HTMLElement) => open.offsetHeight);
  await link('T90').hover();
  await expect(preview).toHaveText(/^T90\s*13\D*000.*光通量/);
  await expect(preview.locator('img')).toHaveJSProperty('complete', true);
  expect(fetched).not.toEqual([]);
  await link('H150T').focus();
  await expect(preview).toHaveText(/^H150T\s*940/);
  // It stands in what was free.
  await expect(panel).toHaveJSProperty('offsetHeight', height);
});

test('a phone’s menu fetches nothing of it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const fetched = previewFetches(page);
  await page.goto('/en/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByText('Searchlights').first()).toBeVisible();
  expect(fetched).toEqual([]);
});
