import { faultsOf } from './accessible.ts';
import { expect, test } from './test.ts';

/** One address of each route of the specification and of our own, with what its heading says. */
const kinds = [
  { path: '/', en: /in the dark/, cn: /送进黑夜/ },
  { path: '/about', en: /40 payloads under aircraft/, cn: /随无人机升空/ },
  { path: '/individuality', en: /Four questions/, cn: /四个问题/ },
  { path: '/industryApply', en: /Start from the work/, cn: /按行业选方案/ },
  { path: '/solution/FireFighting', en: /There before the ladder/, cn: /云梯未到/ },
  { path: '/series/megaphone', en: /Megaphones/, cn: /喊话器/ },
  { path: '/details/product/T90', en: /T90/, cn: /T90/ },
  { path: '/details/productSupport/SDKOSDK', en: /SDKOSDK/, cn: /SDKOSDK/ },
  { path: '/details/parameter/H1T', en: /H1T/, cn: /H1T/ },
  { path: '/details/video/T90', en: /T90/, cn: /T90/ },
  { path: '/details/downloads/S3mini', en: /S3mini/, cn: /S3mini/ },
  { path: '/load/m30', en: /M30/, cn: /M30/ },
  { path: '/compare/searchlight', en: /Compare searchlights/i, cn: /探照灯对比/ },
  { path: '/download/products/megaphone', en: /Megaphones/, cn: /喊话器/ },
  { path: '/download/firmware/flashinglight', en: /S3mini/, cn: /S3mini/ },
  { path: '/download/jzapp/app', en: /Payload app/, cn: /挂载控制/ },
  { path: '/announcement', en: /Announcements/, cn: /公告/ },
  { path: '/apiCloud/s3mini', en: /S3mini/, cn: /S3mini/ },
  { path: '/faq', en: /Common problems/, cn: /常见问题/ },
  { path: '/support', en: /Support/, cn: /联系支持/ },
  { path: '/buying', en: /Buying channels/, cn: /购买渠道/ },
  { path: '/news', en: /News and events/, cn: /新闻与活动/ },
  { path: '/policy/return', en: /Return and exchange/, cn: /退换货/ },
  { path: '/policy/privacy', en: /Privacy/i, cn: /隐私/ },
  { path: '/search', en: /Search/, cn: /搜索/ },
  { path: '/follow', en: /Follow a request/, cn: /查询进度/ },
  { path: '/offline', en: /Kept on this device/, cn: /本机离线内容/ },
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
      // What is not for search engines has no canonical address.
      if ((await page.locator('meta[name=robots][content=noindex]').count()) === 0) {
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));
        await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(3);
      }
      // A page that has just come is still being hydrated by its script.
      await expect.poll(() => faultsOf(page)).toEqual([]);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const kind of kinds)
    test(`${kind.path} reads in both languages`, async ({ page }) => {
      for (const [language, other] of [
        ['en', '中文'],
        ['cn', 'English'],
      ] as const) {
        await page.goto(`/${language}${kind.path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100);
        await expect(page.getByRole('link', { name: other }).first()).toBeVisible();
      }
    });

  test('an address without a language leads to Chinese', async ({ page }) => {
    await page.goto('/series/thrower');
    await expect(page).toHaveURL('/cn/series/thrower');
  });
});
