import { expectRunning } from './running.ts';
import { fillRepair, send, signIn, words } from './service-forms.ts';
import { expect, test } from './test.ts';

test('a visitor finds the H1T’s parameters in Chinese and reads them on in English', {
  tag: '@gate',
}, async ({ page }) => {
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

test('a visitor finds a payload, compares it, gets its files and an answer, and has it repaired', {
  tag: '@gate',
}, async ({ page, request }) => {
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  const title = page.getByRole('heading', { level: 1 });

  await page.goto('/en/');
  await expectRunning(page);
  await page
    .getByRole('navigation', { name: 'Product families' })
    .getByRole('link', { name: /Searchlights/ })
    .click();
  await expect(page).toHaveURL('/en/series/searchlight');
  await expect(title).toHaveText('Searchlights');
  await main.getByRole('link', { name: 'T90', exact: true }).last().click();
  await expect(title).toContainText('T90');
  await main.getByRole('link', { name: 'Parameters', exact: true }).click();
  await expect(page).toHaveURL('/en/details/parameter/T90');
  await expect(page.getByRole('row', { name: /^Luminous flux/ })).toContainText(/13\s000\D*lm/);

  await header.getByRole('link', { name: 'Solutions', exact: true }).click();
  await main.getByRole('link', { name: 'Fire fighting', exact: true }).press('Enter');
  await expect(page).toHaveURL('/en/solution/FireFighting');
  await main.getByRole('link', { name: 'Compare T90, T160' }).click();
  await expect(page).toHaveURL('/en/compare/searchlight?models=T90,T160');
  await expect(page.getByRole('columnheader', { name: 'T160' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'T80' })).toHaveCount(0);

  await header.getByRole('button', { name: 'Service', exact: true }).click();
  await header.getByRole('link', { name: 'Download', exact: true }).click();
  await page.getByRole('navigation', { name: 'Files' }).getByRole('link', { name: 'Searchlights' }).click();
  await expect(page).toHaveURL('/en/download/products/searchlight');
  await expect(main.getByRole('link', { name: 'Download PDF T90 product manual' })).toHaveAttribute(
    'href',
    '/static/files/manuals/T90-manual-en.pdf',
  );

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('nothing heard when I talk live');
  await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName(/^Why is nothing heard/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/faq#spk1');
  await expect(page.locator('#spk1')).toBeInViewport();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Service and support' }).click();
  await main.getByRole('link', { name: /^Repair/ }).click();
  await expect(page).toHaveURL('/en/apply/repair');
  const t = words.en;
  await fillRepair(page, t, 'T90-SAMPLE-01');
  await send(page, t.acts.repair);
  await signIn(page, t, request);
  await expect(title).toHaveText(t.received);
  const number = (await page.getByRole('figure', { name: t.number }).textContent()) ?? '';
  await expect(header.getByRole('button', { name: 'Account', exact: true })).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Service and support' }).click();
  await main.getByRole('link', { name: /^Follow a request/ }).click();
  await main.getByRole('textbox', { name: 'Request number' }).fill(number);
  await main.getByRole('textbox', { name: 'Phone number or email' }).fill('+44 20 7946 0000');
  await main.getByRole('button', { name: 'Show the request' }).click();
  await expect(page.getByRole('figure', { name: t.number })).toHaveText(number);

  await header.getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL(/^[^?]*\/cn\/follow/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(header.getByRole('button', { name: '账号', exact: true })).toBeVisible();
});
