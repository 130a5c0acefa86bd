import { expectAccessible } from './accessible.ts';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

test('a lamp and a megaphone are chosen, weighed and compared', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/cn/compare');
  await expectRunning(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('跨系列对比');
  await expect(page.getByText(/^请在上方选择型号/)).toBeVisible();
  await page.getByRole('combobox', { name: '机型' }).selectOption('M350');
  const field = page.getByRole('combobox', { name: '添加型号' });
  for (const code of ['T90', 'H150T']) {
    await field.fill(code);
    await field.press('Enter');
    await page.getByRole('button', { name: '加入对比' }).press('Enter');
    await expect(field).toHaveValue('');
  }
  await expect(page).toHaveURL('/cn/compare?aircraft=m350&models=T90,H150T');
  const table = page.getByRole('table');
  for (const group of ['在 M350 上', '共同参数', '探照灯', '喊话器'])
    await expect(table.getByText(group, { exact: true }).first()).toBeVisible();
  await expect(table.getByRole('row').filter({ hasText: '占最大载重' })).toContainText('%');
  await expectAccessible(page, 'compared');
  await page.reload();
  await expect(table.getByRole('link', { name: /H150T/ }).first()).toBeVisible();
  await page.getByRole('button', { name: '移除 T90' }).click();
  await expect(page).toHaveURL('/cn/compare?aircraft=m350&models=H150T');
});
