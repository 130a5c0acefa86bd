import { expectAccessible } from './accessible.ts';
import { overflows } from './overflows.ts';
import { field, send, words } from './service-forms.ts';
import { expect, test } from './test.ts';

const acts = {
  '/apply/repair': { en: words.en.acts.repair, cn: words.cn.acts.repair },
  '/apply/problem': { en: words.en.acts.problem, cn: words.cn.acts.problem },
  '/apply/activate': { en: words.en.acts.activate, cn: words.cn.acts.activate },
  '/apply/carefree': { en: words.en.acts.care, cn: words.cn.acts.care },
};

for (const language of ['en', 'cn'] as const) {
  for (const [path, act] of Object.entries(acts)) {
    const address = `/${language}${path}`;

    test(`${address} is accessible, also with errors, and fits 320 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));
      await expectAccessible(page);
      expect(await overflows(page)).toBe(false);
      await send(page, act[language]);
      await expect(field(page, words[language].fields.serial)).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      expect(await overflows(page)).toBe(false);
    });
  }

  test(`/${language}/success is accessible and fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/${language}/success`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].noRequest);
    await expectAccessible(page);
    expect(await overflows(page)).toBe(false);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of Object.keys(acts)) {
    test(`/en${path} says what it needs and whom to call, and puts nothing into the address`, async ({
      page,
    }) => {
      await page.goto(`/en${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('This form needs JavaScript')).toBeVisible({ timeout: 10_000 });
      await expect(page.getByText(/Call support.*\+86 000 0000 0001/)).toBeVisible();
      await field(page, words.en.fields.serial).fill('H1T-SAMPLE-01');
      await field(page, words.en.fields.serial).press('Enter');
      await expect(page).toHaveURL(`/en${path}`);
    });
  }
});
