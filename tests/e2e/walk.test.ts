import { expect, test } from './test.ts';

test('a visitor finds the H1T’s parameters in Chinese and reads them on in English', async ({ page }) => {
  await page.goto('/cn/');
  await page
    .getByRole('navigation', { name: '产品系列' })
    .getByRole('link', { name: /喊话器/ })
    .click();
  await expect(page).toHaveURL('/cn/series/megaphone');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('喊话器');

  await page.getByRole('main').getByRole('link', { name: 'H1T', exact: true }).last().click();
  await expect(page).toHaveURL('/cn/details/product/H1T');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('H1T');

  await page.getByRole('navigation', { name: '产品内容' }).getByRole('link', { name: '参数' }).click();
  await expect(page).toHaveURL('/cn/details/parameter/H1T');
  const table = page.getByRole('table');
  await expect(table.getByRole('row', { name: /^声压级（1/ })).toContainText(/114\s*dB/);

  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL('/en/details/parameter/H1T');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(table.getByRole('row', { name: /^Sound pressure at 1\D/ })).toContainText(/114\s*dB/);
});
