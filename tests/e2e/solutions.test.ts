import { expect, saveData, test } from './test.ts';

test('an industry leads from the wall to its combinations and their parts, without a call of the service', {
  tag: '@gate',
}, async ({ page }) => {
  // Its links are not fetched ahead, so that every call heard is its own.
  await saveData(page);
  await page.goto('/cn/industryApply');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:jz-)?api\//.test(request.url())) calls.push(request.url());
  });
  await page.getByRole('main').getByRole('link', { name: '消防救援', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/cn\/solution\/FireFighting$/);
  await expect(page).toHaveTitle(/^消防救援：云梯未到/);

  const combination = page.getByRole('article').filter({ hasText: '照准了再投' });
  // 845 g, 395 g and 116 g of 2 730 g.
  await expect(combination).toContainText(/1\D{1,3}356\D{1,3}g/);
  await expect(combination).toContainText(/还剩\s+1\D{1,3}374\D{1,3}g/);
  expect(calls.filter((address) => !/findProductsByType|getHomepageInfo/.test(address))).toEqual([]);

  await combination.getByRole('link', { name: /^PT4\b/ }).click();
  await expect(page).toHaveURL(/\/cn\/details\/product\/PT4$/);
});
