import { problems } from '../../packages/catalog/src/index.ts';
import { kinds } from '../pages/kinds.ts';
import { faultsOf } from './accessible.ts';
import { overflows } from './overflows.ts';
import { field, words } from './service-forms.ts';
import { expect, test } from './test.ts';

const parts = 4;

// What is sent is read in tests/pages; this is what becomes of it. A few at a time, so that they run beside each other.
for (let part = 0; part < parts; part += 1)
  test(`pages of each kind run on a phone and are accessible, part ${part + 1} of ${parts}`, {
    tag: '@gate',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { path, cn } of kinds.filter((_kind, index) => index % parts === part)) {
      const address = `/cn${path}`;
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(cn);
      // What is not for search engines has no canonical address.
      if ((await page.locator('meta[name=robots][content=noindex]').count()) === 0) {
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));
        await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(3);
      }
      // A page that has just come is still being hydrated by its script.
      await expect.poll(() => faultsOf(page), address).toEqual([]);
      expect(await overflows(page), address).toBe(false);
    }
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages read, questions open, and a form says whom to call and sends nothing', {
    tag: '@gate',
  }, async ({ page }) => {
    await page.goto('/series/thrower');
    await expect(page).toHaveURL('/cn/series/thrower');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100);

    await page.goto('/cn/faq#all2');
    await expect(page.locator('#all2')).toBeVisible();
    await expect(page.locator('#spk1')).toBeHidden();
    await page.locator('details:has(#spk1) > summary').click();
    await expect(page.locator('#spk1')).toBeVisible();
    expect(await page.locator('main details[open]').count()).toBeLessThan(problems.length);

    await page.goto('/cn/apply/repair');
    // Styles show it, once they know that no script will run.
    await expect(page.getByText('此表单需要启用 JavaScript')).toBeVisible();
    await expect(page.getByText(/致电客服.*\+86 000 0000 0001/)).toBeVisible();
    await field(page, words.cn.fields.serial).fill('H1T-SAMPLE-01');
    await field(page, words.cn.fields.serial).press('Enter');
    await expect(page).toHaveURL('/cn/apply/repair');
  });
});
