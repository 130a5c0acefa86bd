import { expectAccessible } from './accessible.ts';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const texts = {
  en: {
    title: 'Compare across families',
    empty: /^Choose models above/,
    add: 'Add a model',
    act: 'Add to the comparison',
    aircraft: 'Aircraft',
    groups: ['On the M350', 'In common', 'Searchlights', 'Megaphones'],
    share: 'Share of what it lifts',
    remove: 'Remove T90',
    foreign: /Not shown: XXX\./,
    unfit: /Not made for the M30:/,
    compare: 'Compare these',
    without: /^This page needs JavaScript/,
  },
  cn: {
    title: '跨系列对比',
    empty: /^请在上方选择型号/,
    add: '添加型号',
    act: '加入对比',
    aircraft: '机型',
    groups: ['在 M350 上', '共同参数', '探照灯', '喊话器'],
    share: '占最大载重',
    remove: '移除 T90',
    foreign: /未显示：XXX。/,
    unfit: /不适用于 M30：/,
    compare: '对比这些型号',
    without: /^本页需要 JavaScript/,
  },
};

for (const language of ['en', 'cn'] as const) {
  const t = texts[language];

  test(`a lamp and a megaphone are chosen, weighed and compared (${language})`, async ({ page }) => {
    await page.goto(`/${language}/compare`);
    await expectRunning(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
    await expect(page.getByText(t.empty)).toBeVisible();
    await page.getByRole('combobox', { name: t.aircraft }).selectOption('M350');
    const field = page.getByRole('combobox', { name: t.add });
    for (const code of ['T90', 'H150T']) {
      await field.fill(code);
      await field.press('Enter');
      await page.getByRole('button', { name: t.act }).press('Enter');
      await expect(field).toHaveValue('');
    }
    await expect(page).toHaveURL(`/${language}/compare?aircraft=m350&models=T90,H150T`);
    const table = page.getByRole('table');
    for (const group of t.groups) await expect(table.getByText(group, { exact: true }).first()).toBeVisible();
    await expect(table.getByRole('row').filter({ hasText: t.share })).toContainText('%');
    await expectAccessible(page, 'compared');
    await page.reload();
    await expect(table.getByRole('link', { name: /H150T/ }).first()).toBeVisible();
    await page.getByRole('button', { name: t.remove }).click();
    await expect(page).toHaveURL(`/${language}/compare?aircraft=m350&models=H150T`);
  });

  test(`what an address asks for and is not shown is named (${language})`, async ({ page }) => {
    await page.goto(`/${language}/compare?aircraft=m30&models=t90,H150T,XXX`);
    await expect(page.getByText(t.foreign)).toBeVisible();
    await expect(page.getByText(t.unfit)).toBeVisible();
  });

  test(`what hangs on the bench is compared (${language})`, async ({ page }) => {
    await page.goto(`/${language}/load/m350?models=T90,H10T`);
    await expectRunning(page);
    await page.getByRole('link', { name: t.compare }).click();
    await expect(page).toHaveURL(`/${language}/compare?aircraft=m350&models=T90,H10T`);
    await expect(page.getByRole('table').getByText(t.share)).toBeVisible();
  });

  test(`without script each family has its own comparison (${language})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(`/${language}/compare`);
    await expect(page.getByText(t.without)).toBeVisible();
    await expect(page.getByRole('main').locator(`a[href="/${language}/compare/searchlight"]`)).toBeVisible();
    await context.close();
  });
}
