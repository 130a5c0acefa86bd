import type { Page } from '@playwright/test';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const choice = (page: Page, code: string, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name} ${code}[，,]`) });

/** All of a tile can be pressed, but for its code. */
const tile = (page: Page, code: string) =>
  page
    .getByRole('list', { name: '可挂载的产品' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: new RegExp(`^${code}[，,]`) }) });

const weight = (page: Page) => page.getByRole('main').locator('p', { hasText: /^[\d\s\u2009]+g (?:of|\/) / });

test('payloads hang from the tray, and the address has the set through reload, back and the other language', {
  tag: '@gate',
}, async ({ page }) => {
  await page.goto('/cn/load/m350');
  await expectRunning(page);
  await tile(page, 'T90').click();
  await tile(page, 'H150T').click();
  await expect(page).toHaveURL(/\/cn\/load\/m350\?models=T90,H150T$/);
  await expect(weight(page)).toContainText('1\u2009943');
  await expect(page.getByRole('button', { name: '取下 T90' })).toBeVisible();

  await page.reload();
  await expect(choice(page, 'T90', '已挂上')).toBeChecked();
  await expect(weight(page)).toContainText('1\u2009943');

  // The code of a tile leads to the product, and the way back to the set.
  await page.getByRole('link', { name: /^PT4，/ }).click();
  await expect(page).toHaveURL(/\/details\/product\/PT4/);
  await page.goBack();
  await expect(choice(page, 'H150T', '已挂上')).toBeChecked();

  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/load\/m350\?models=T90,H150T$/);
  await expect(choice(page, 'T90', 'Mounted')).toBeChecked();
});

test('a set is printed as it stands, without what can be pressed', async ({ page }) => {
  await page.goto('/cn/load/m350?models=T90,H150T');
  await expect(weight(page)).toContainText('1\u2009943');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /俯视线图$/ })).toBeVisible();
  await expect(weight(page)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /T90/ })).toBeHidden();
  await expect(page.getByRole('button', { name: '复制链接' })).toBeHidden();
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b(?!s)/g);
  expect(pages).toHaveLength(1);
});

test('my aircraft is remembered over the site, and can be dropped', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/cn/load/m30');
  await expectRunning(page);
  const mine = page.getByRole('button', { name: '我的机型' });
  await expect(mine).toHaveAttribute('aria-pressed', 'false');
  await mine.click();
  await expect(mine).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/cn/series/searchlight');
  const plate = (code: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: code, exact: true }) });
  await expect(plate('T30').getByText('（我的机型）')).toBeAttached();
  await expect(plate('T90').getByText('（我的机型）')).toHaveCount(0);
  // Its filter comes first.
  await expect(page.getByRole('button', { name: /^M30 / })).toBeVisible();

  await page.goto('/cn/compare/searchlight?models=T30,T90');
  await expect(page.getByText('其中适用于您的 M30：T30。')).toBeVisible();

  await page.goto('/cn/load/m30');
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  await mine.click();
  await page.goto('/cn/compare/searchlight?models=T30,T90');
  await expectRunning(page);
  await expect(page.getByText('其中适用于您的')).toHaveCount(0);
});
