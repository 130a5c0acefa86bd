import type { Page } from '@playwright/test';
import { expectRunning, openBeforeItRuns } from './running.ts';
import { expect, test } from './test.ts';

const aircraft = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button')
    .filter({ has: page.getByText(name, { exact: true }) });

test.describe('a press before the page runs', () => {
  test('filters a family once it does', { tag: '@gate' }, async ({ page }) => {
    const run = await openBeforeItRuns(page, '/cn/series/megaphone');
    // Pressed again because nothing seemed to happen.
    await aircraft(page, 'M300').click();
    await aircraft(page, 'M300').click();
    await expect(aircraft(page, 'M300')).toHaveAttribute('aria-pressed', 'false');
    run();
    await expect(aircraft(page, 'M300')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/cn/series/megaphone?filter=M300');
  });

  test('narrows the list that the address asks for', async ({ page }) => {
    const run = await openBeforeItRuns(page, '/en/series/megaphone?sort=weight');
    await aircraft(page, 'M300').click();
    run();
    await expect(page).toHaveURL('/en/series/megaphone?filter=M300&sort=weight');
    await expect(aircraft(page, 'M300')).toHaveAttribute('aria-pressed', 'true');
  });

  test('is forgotten where something else was pressed after it', async ({ page }) => {
    const run = await openBeforeItRuns(page, '/en/series/megaphone');
    await aircraft(page, 'M300').click();
    await page.getByRole('heading', { level: 1 }).click();
    run();
    await expectRunning(page);
    await expect(aircraft(page, 'M300')).toHaveAttribute('aria-pressed', 'false');
    await expect(page).toHaveURL('/en/series/megaphone');
  });

  test('leads to the same query in the other language, which needs no more', async ({ page }) => {
    await openBeforeItRuns(page, '/en/compare/megaphone?models=H1T,H10');
    await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL('/cn/compare/megaphone?models=H1T,H10');
  });

  test('on the keys of the search opens it once it does', { tag: '@gate' }, async ({ page }) => {
    const run = await openBeforeItRuns(page, '/en/');
    // What keeps the press stands at the document's head; the keys of a test may come before it was read.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    run();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await expect(page).toHaveURL('/en/');
  });

  test('opens the menu at once, which needs no script', { tag: '@gate' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const run = await openBeforeItRuns(page, '/en/');
    const opener = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog');
    await opener.click();
    await expect(menu).toBeVisible();
    run();
    // From here on nothing behind it can be reached, until it is closed.
    const isBehind = () => page.locator('main').evaluate((main) => main.closest('[inert]') !== null);
    await expect.poll(isBehind).toBe(true);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
    await expect(opener).toBeFocused();
    expect(await isBehind()).toBe(false);
  });

  test('on a switch is known once it does', async ({ page }) => {
    const run = await openBeforeItRuns(page, '/cn/port');
    await page.getByRole('switch').first().check();
    run();
    await expect(page.getByText('演练中：不会写入真实设备。')).toBeVisible();
    await expect(page.getByRole('switch').first()).toBeChecked();
  });

  test('in a list is known once it does', async ({ page }) => {
    const run = await openBeforeItRuns(page, '/en/series/megaphone');
    await page.getByRole('combobox').last().selectOption('weight');
    run();
    await expect(page).toHaveURL('/en/series/megaphone?sort=weight');
    await expect(page.getByRole('combobox').last()).toHaveValue('weight');
  });

  for (const [address, shown] of [
    ['/en/search', /^\d+ results/],
    ['/en/download/products/searchlight', /2 of 10 models/],
    ['/cn/device', null],
  ] as const)
    test(`and what is typed on ${address} is known once it does`, {
      tag: shown ? '@gate' : [],
    }, async ({ page }) => {
      const run = await openBeforeItRuns(page, address);
      const field = page.getByRole('main').locator('input').first();
      await field.fill('T90');
      run();
      await expectRunning(page);
      if (shown) await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
      await expect(field).toHaveValue('T90');
    });

  test('closes the menu for good', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const run = await openBeforeItRuns(page, '/en/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    run();
    await expectRunning(page);
    await expect(menu).toBeHidden();
  });
});
