import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './test.ts';

/** One address of each kind of page, with what its heading says. */
const kinds = [
  { path: '/', en: /in the dark/, cn: /送进黑夜/ },
  { path: '/individuality', en: /Four questions/, cn: /四个问题/ },
  { path: '/series/megaphone', en: /Megaphones/, cn: /喊话器/ },
  { path: '/details/product/T90', en: /T90/, cn: /T90/ },
  { path: '/details/productSupport/SDKOSDK', en: /SDKOSDK/, cn: /SDKOSDK/ },
  { path: '/details/parameter/H1T', en: /H1T/, cn: /H1T/ },
  { path: '/load/m30', en: /M30/, cn: /M30/ },
  { path: '/compare/searchlight', en: /Compare searchlights/i, cn: /探照灯对比/ },
  { path: '/user', en: /Sign in/, cn: /登录/ },
  { path: '/port', en: /Select a serial port/, cn: /选择串口/ },
] as const;

for (const language of ['en', 'cn'] as const) {
  for (const kind of kinds) {
    const address = `/${language}${kind.path}`;

    test(`${address} is whole, named and accessible`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en' : 'zh-CN');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(kind[language]);
      await expect(page).toHaveTitle(/JZ/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));
      await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(3);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) }))).toEqual([]);
    });

    test(`${address} has no sideways scroll at 320 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address);
      const [inner, outer] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(inner).toBeLessThanOrEqual(outer ?? 0);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const kind of kinds) {
    test(`/en${kind.path} reads`, async ({ page }) => {
      await page.goto(`/en${kind.path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).not.toBeEmpty();
      await expect(page.getByRole('link', { name: '中文' }).first()).toBeVisible();
    });
  }

  test('an address without a language leads to Chinese', async ({ page }) => {
    await page.goto('/series/thrower');
    await expect(page).toHaveURL('/cn/series/thrower');
  });
});

test('every link of the main pages leads somewhere', async ({ page, request }) => {
  const links = new Set<string>();
  for (const language of ['en', 'cn']) {
    for (const kind of kinds) {
      await page.goto(`/${language}${kind.path}`);
      for (const href of await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? '')))
        links.add(href);
    }
  }
  expect(links.size).toBeGreaterThan(100);
  const dead: string[] = [];
  for (const link of links) {
    const response = await request.get(link, { maxRedirects: 0 });
    if (response.status() !== 200) dead.push(`${response.status()} ${link}`);
  }
  expect(dead).toEqual([]);
});

test('every anchor of the main pages has its place', async ({ page }) => {
  const anchors = new Set<string>();
  const missing: string[] = [];
  const look = async (hrefs: Iterable<string>) => {
    for (const href of hrefs) {
      if ((await page.locator(new URL(href).hash).count()) !== 1) missing.push(href);
    }
  };
  for (const language of ['en', 'cn']) {
    for (const kind of kinds) {
      await page.goto(`/${language}${kind.path}`, { waitUntil: 'domcontentloaded' });
      const hrefs = await page
        .locator('a[href*="#"]')
        .evaluateAll((all: HTMLAnchorElement[]) => all.map((a) => a.href));
      const isHere = (href: string) => href.split('#')[0] === page.url();
      await look(new Set(hrefs.filter(isHere)));
      for (const href of hrefs.filter((each) => !isHere(each))) anchors.add(href);
    }
  }
  for (const anchor of anchors) {
    await page.goto(anchor, { waitUntil: 'domcontentloaded' });
    await look([anchor]);
  }
  expect(anchors.size).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
