import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

test.use({ failures: true });

test('a sign keeps off whom a page is not for, and nothing on it moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const response = await page.goto('/cn/403');
  expect(response?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('无权访问');
  await expect(page.getByRole('img', { name: '前方禁行，请绕行' })).toBeVisible();
  await expectRunning(page);
  // So nothing can flash.
  expect(await page.locator('main').evaluate((main) => main.getAnimations({ subtree: true }).length)).toBe(0);
});

test('what is not found while the page runs is said at once', async ({ page }) => {
  await page.goto('/en/faq');
  await expectRunning(page);
  await page.locator('main').evaluate((main) => {
    main.prepend(
      Object.assign(document.createElement('a'), { href: '/en/details/product/X999', textContent: 'added' }),
    );
  });
  await page.getByRole('link', { name: 'added' }).click();
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

const nowhere = [
  'series/none',
  'compare/none',
  'solution/none',
  'load/none',
  'details/product/X999',
  'details/parameter/X999',
  'details/downloads/X999',
  'policy/none',
  'apiCloud/none',
  'download/none',
];

test('an address that looks like a page of ours is said once not to be one', async ({ page }) => {
  for (const address of nowhere) {
    const response = await page.goto(`/en/${address}`);
    expect(response?.status(), address).toBe(404);
    await expectRunning(page);
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('Page not found');
    await expect(page.getByText('404', { exact: true }), address).toHaveCount(1);
  }
});
