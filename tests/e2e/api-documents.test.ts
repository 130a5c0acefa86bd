import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

test('an address opens at its heading, the list leads to another, and each gives its address', {
  tag: '@gate',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const topOf = (id: string) =>
    page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top);
  await page.goto('/cn/apiCloud/m3d#lid-clear');
  await expectRunning(page);
  await expect.poll(() => topOf('lid-clear')).toBeLessThan(200);
  expect(await topOf('lid-clear')).toBeGreaterThanOrEqual(0);

  const contents = page.getByRole('navigation', { name: '本页内容' });
  await contents.getByRole('link', { name: '错误码' }).click();
  await expect(page).toHaveURL('/cn/apiCloud/m3d#errors');
  await expect(contents.locator('[aria-current="location"]')).toHaveText('错误码');
  await expect.poll(() => topOf('errors')).toBeLessThan(200);

  await page.getByRole('link', { name: '复制“错误码”的链接' }).click();
  await expect(page.getByText('链接已复制')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
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
