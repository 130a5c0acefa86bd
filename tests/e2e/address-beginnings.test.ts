import { expect, test } from './test.ts';

// Who shortens an address by hand finds what lists the pages below it, at the part that does.
for (const language of ['en', 'cn']) {
  test(`${language}: the beginning of an address leads on`, async ({ page }) => {
    for (const beginning of [
      '/series',
      '/details',
      '/details/product',
      '/load',
      '/compare',
      '/solution',
      '/apply',
      '/policy',
      '/apiCloud',
    ]) {
      const reply = await page.goto(`/${language}${beginning}`);
      expect([beginning, reply?.status()]).toEqual([beginning, 200]);
      const { hash, pathname } = new URL(page.url());
      expect(pathname).toMatch(new RegExp(`^/${language}/`));
      if (hash) await expect(page.locator(hash)).toBeInViewport();
    }
  });
}
