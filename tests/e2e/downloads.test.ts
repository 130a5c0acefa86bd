import type { Page } from '@playwright/test';
import { expectRunning } from './running.ts';
import { expect, saveData, test } from './test.ts';

/** Follows a link to an address that no page leads to, within the site. */
async function followAddedLink(page: Page, href: string): Promise<void> {
  await expectRunning(page);
  await page.locator('main').evaluate((main, address) => {
    main.prepend(
      Object.assign(document.createElement('a'), { href: address, id: 'added', textContent: 'added' }),
    );
    document.documentElement.dataset['same'] = 'document';
  }, href);
  await page.locator('#added').click();
}

test('the short address of the app leads to it, typed or followed', async ({ page }) => {
  const reply = await page.goto('/app');
  expect(reply?.request().redirectedFrom()).not.toBeNull();
  await expect(page).toHaveURL('/cn/download/jzapp/app');
  await page.goto('/en/app');
  await expect(page).toHaveURL('/en/download/jzapp/app');

  await page.goto('/en/download/products/megaphone');
  await followAddedLink(page, '/en/app');
  await expect(page).toHaveURL('/en/download/jzapp/app');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payload app');
  await expect(page.locator('html')).toHaveAttribute('data-same', 'document');
});

test('a section that there is not is not found', async ({ page, request }) => {
  expect((await request.get('/en/download/products/trumpets')).status()).toBe(404);
  await page.goto('/en/download/products/megaphone');
  await followAddedLink(page, '/en/download/products/trumpets');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const tab = '资料下载';
  const act = '下载 PDF T90产品手册';

  test('the manual of the T90 is one tap from its page', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/cn/details/product/T90');
    await page.locator('main').getByRole('link', { name: tab, exact: true }).tap();
    const manual = page.getByRole('link', { name: act });
    await expect(manual).toBeInViewport({ ratio: 1 });
    await expect(manual).toHaveAttribute('href', '/static/files/manuals/T90-manual-cn.pdf');
    const saved = page.waitForEvent('download');
    await manual.tap();
    expect((await saved).suggestedFilename()).toBe('T90-manual-cn.pdf');
  });

  test('a page that is fetched as the lists come begins at its top', async ({ page }) => {
    await saveData(page);
    const lists = Promise.withResolvers<void>();
    const script = Promise.withResolvers<void>();
    await page.route(/findProductsByType/, async (route) => {
      await lists.promise;
      await route.continue();
    });
    await page.route('**/assets/ProductDownloadsPage-*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto('/cn/details/product/T90');
    await expectRunning(page);
    const asked = page.waitForRequest('**/assets/ProductDownloadsPage-*.js');
    await page.locator('main').getByRole('link', { name: tab, exact: true }).tap();
    await asked;
    const answered = page.waitForResponse(/findProductsByType/);
    lists.resolve();
    await (await answered).finished();
    script.resolve();
    await expect(page.getByRole('link', { name: act })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test("a family's manuals stand on one screen, are narrowed by a code, and open in place", {
  tag: '@gate',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/cn/download/products/megaphone');
  await expectRunning(page);
  const list = page.locator('main').getByRole('article');
  await expect(list).toHaveCount(8);
  await expect(list.last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: '下载 PDF H150T产品手册' })).toBeVisible();

  const typed = page.getByRole('searchbox', { name: '查找型号' });
  await typed.fill('h150');
  await expect(list).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: '8 个型号中的 2 个' })).toBeVisible();
  await expect(page).toHaveURL(/\?q=h150$/u);
  await page.reload();
  await expect(list).toHaveCount(2);

  await expectRunning(page);
  await page.locator('summary', { hasText: '详情 H150T' }).press('Enter');
  await expect(page.getByRole('link', { name: '英文版 H150T产品手册' })).toBeVisible();
  await expect(page.getByText('certutil -hashfile H150T')).toBeVisible();

  await typed.fill('T90');
  await expect(page.getByText('此处没有“T90”')).toBeVisible();
  await page.getByRole('button', { name: '显示全部 8 个型号' }).press('Enter');
  await expect(list).toHaveCount(8);
  await expect(typed).toBeFocused();
});

test.describe('with a service that does not answer', () => {
  test.use({ failures: true });

  test('the page says so, and comes at the next try', { tag: '@gate' }, async ({ page }) => {
    // A link that is pressed before the page runs loads the next page again, which is another case.
    await page.goto('/en/download/products/megaphone', { waitUntil: 'networkidle' });
    // Until the press, for the page asks again by itself, too: the button would be gone.
    const isPressed = () => page.evaluate(() => document.body.hasAttribute('data-pressed'));
    await page.evaluate(() => {
      addEventListener('keydown', () => document.body.setAttribute('data-pressed', ''), { capture: true });
    });
    await page.route('**/offi/jz-ota/**', async (route) =>
      (await isPressed()) ? route.continue() : route.abort(),
    );
    await page.getByRole('navigation', { name: 'Files' }).getByRole('link', { name: 'Users' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    // By keyboard, which does not wait for the button to stand still.
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('link', { name: 'Download PDF Megaphones: user guide' })).toBeVisible();
  });
});

test('the title of a manual stands whole on one line beside or above what can be done', async ({ page }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/en/details/downloads/S3mini');
    const title = page.getByRole('heading', { name: 'S3mini product manual' });
    expect((await title.boundingBox())!.height, `${width} px`).toBeLessThan(45);
  }
});
