import type { Page } from '@playwright/test';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

// The calls that are refused here are told in the console as well.
test.use({ failures: true });

const call = '**/api/offi/public/getProductInfo/H1E*';

const word = {
  signIn: '请先登录',
  act: '登录',
  forbidden: '无权访问',
  failed: '页面没有加载成功',
  retry: '重试',
  missing: '页面不存在',
};

async function refuse(page: Page, body: object): Promise<void> {
  await page.route(call, (route) => route.fulfill({ json: body }));
}

async function press(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'H1E', exact: true }).last().click();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a page whose data is refused', () => {
  const address = '/cn/details/product/H1E';

  test.beforeEach(async ({ page }) => {
    await page.goto('/cn/series/megaphone');
    await expectRunning(page);
  });

  test('with 401 asks to sign in, and leads back', { tag: '@gate' }, async ({ page }) => {
    await refuse(page, { code: 401, msg: 'Please log in first', data: null });
    await press(page);
    await expect(page).toHaveURL(address);
    await expect(heading(page)).toHaveText(word.signIn);
    await expect(page).toHaveTitle(word.signIn);
    await page.getByRole('main').getByRole('button', { name: word.act }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.unroute(call);
    // Someone signs in, here or in another tab.
    await page.evaluate(() => {
      localStorage.setItem('token', 'of-another-tab');
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(heading(page)).toContainText('H1E');
    await expect(page).toHaveURL(address);
  });

  test('with 403 says that it is forbidden', async ({ page }) => {
    await refuse(page, { code: 403, msg: 'Forbidden', data: null });
    await press(page);
    await expect(heading(page)).toHaveText(word.forbidden);
    await expect(page).toHaveTitle(word.forbidden);
    await expect(page.getByRole('main').getByText('403', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(address);
  });

  test('with 500 says that it failed, and is tried again', { tag: '@gate' }, async ({ page }) => {
    await refuse(page, { code: 500, msg: 'Operation failure' });
    await press(page);
    await expect(page.getByRole('alert')).toContainText(word.failed);
    await expect(page).toHaveTitle(word.failed);
    await page.unroute(call);
    await page.getByRole('button', { name: word.retry }).click();
    await expect(heading(page)).toContainText('H1E');
  });

  test('because the product does not exist is not found', async ({ page }) => {
    await page
      .getByRole('main')
      .getByRole('link', { name: 'H1E', exact: true })
      .last()
      .evaluate((link) => {
        link.setAttribute('href', link.getAttribute('href')?.replace('H1E', 'H1X') ?? '');
        if (link instanceof HTMLElement) link.click();
      });
    await expect(page).toHaveTitle(word.missing);
  });

  test('stays as it is where it came with the document', async ({ page }) => {
    await refuse(page, { code: 403, msg: 'Forbidden', data: null });
    await page.goto(address);
    await expectRunning(page);
    await page.waitForLoadState('networkidle');
    await expect(heading(page)).toContainText('H1E');
  });
});
