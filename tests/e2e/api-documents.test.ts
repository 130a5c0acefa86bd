import type { Page } from '@playwright/test';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const current = (page: Page) => contentsOf(page).locator('[aria-current="location"]');
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top);

test('a code is copied as it was written', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/apiCloud/megaphone#speaker-replay');
  const request = page.locator('[data-level]:has(#speaker-replay) ~ figure').first();
  await request.getByRole('button', { name: 'Copy' }).click();
  await expect(request.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toMatchObject({ method: 'speaker_replay', data: { psdk_index: 2 } });
});

test('the contents list follows the reading, and leads to a heading and its address', async ({ page }) => {
  await page.goto('/en/apiCloud/t40s');
  await expect(current(page)).toHaveText('Overview');
  await page.locator('#widgets').evaluate((heading) => heading.scrollIntoView());
  await expect(current(page)).toHaveText('Widget table');

  await contentsOf(page).getByRole('link', { name: 'Error codes' }).click();
  await expect(page).toHaveURL('/en/apiCloud/t40s#errors');
  await expect(current(page)).toHaveText('Error codes');
  expect(await topOf(page, 'errors')).toBeLessThan(200);
});

test('an address with an anchor opens there', async ({ page }) => {
  await page.goto('/cn/apiCloud/m3d#lid-clear');
  await expect.poll(() => topOf(page, 'lid-clear')).toBeLessThan(200);
  expect(await topOf(page, 'lid-clear')).toBeGreaterThanOrEqual(0);
});

test('a link beside a heading gives its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/apiCloud/s3mini');
  await expectRunning(page);
  await page.getByRole('link', { name: 'Copy the link to “Topics”' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  await expect(page).toHaveURL('/en/apiCloud/s3mini#topics');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('the documents lead to one another, and Back to the place that was read', async ({ page }) => {
  await page.goto('/en/apiCloud/m3d#widgets');
  await page.getByRole('main').getByRole('link', { name: 'T40S', exact: true }).last().click();
  await expect(page).toHaveURL('/en/apiCloud/t40s');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('T40S Cloud API');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('M3D Cloud API');
  await expect.poll(() => topOf(page, 'widgets')).toBeLessThan(720);
});

test('a product leads to its document, whose address may be in any case', async ({ page }) => {
  await page.goto('/en/details/product/S3mini');
  await page.getByRole('link', { name: /S3mini by Cloud API/ }).click();
  await expect(page).toHaveURL('/en/apiCloud/s3mini');
  await page.goto('/en/apiCloud/S3MINI');
  await expect(page).toHaveURL('/en/apiCloud/s3mini');
});

test('nothing that parses or highlights reaches the browser', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto('/en/apiCloud/megaphone', { waitUntil: 'networkidle' });
  await expect(page.locator('pre .code-key').first()).toBeVisible();
  // They come once the page has been painted, which a slow machine does after its line has been idle.
  await expectRunning(page);
  const loaded = await Promise.all(scripts);
  expect(loaded.length).toBeGreaterThan(3);
  expect(loaded.filter((text) => /hljs|highlight\.js|micromark|remark/.test(text))).toEqual([]);
});

test('on paper codes break their lines, and what only a screen can do is gone', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.goto('/en/apiCloud/megaphone');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Cloud API documents' })).toBeHidden();
  const cut = await page
    .locator('pre')
    .evaluateAll((codes) => codes.filter((code) => code.scrollWidth > code.clientWidth + 1).length);
  expect(cut).toBe(0);
});
