import { createHash } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { downloadCategories, type Language, languages } from '../../packages/catalog/src/index.ts';
import { expectRunning } from './running.ts';
import { expect, saveData, test } from './test.ts';

const sections = downloadCategories.flatMap(({ id, children }) =>
  children.map(({ name }) => `/download/${id}/${name}`.toLowerCase()),
);

interface Listed {
  href: string;
  /** As it is shown, without gaps. */
  sum: string;
  size: number;
}

/** The files that a page lists, each with the size and the sum that stand beside it. */
function listedOn(page: Page): Promise<Listed[]> {
  // The newest stands by itself; what was before it is a list.
  return page
    .locator('main :is(article, section[aria-labelledby]:not(:has(article)):has(a[download]))')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const text = part.textContent.replaceAll(/[\u2009\u2060]/gu, '');
        return {
          href: part.querySelector('a[download]')?.getAttribute('href') ?? '',
          sum: part.querySelector('code[dir="ltr"]')?.textContent ?? '',
          size: Number(/(\d+)B/.exec(text)?.[1]),
        };
      }),
    );
}

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function expectToBe(request: APIRequestContext, { href, sum, size }: Listed): Promise<void> {
  const reply = await request.get(href);
  const bytes = await reply.body();
  expect([href, reply.status(), bytes.length, sumOf(bytes)]).toEqual([href, 200, size, sum]);
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`every file of every section is what the page says of it, ${language}`, async ({
      page,
      request,
    }) => {
      test.slow();
      const seen = new Set<string>();
      for (const path of [...sections, '/announcement', '/details/downloads/S3mini']) {
        // oxlint-disable no-await-in-loop -- One page after the other.
        await page.goto(`/${language}${path}`);
        const listed = await listedOn(page);
        expect([path, listed.length > 0]).toEqual([path, true]);
        for (const file of listed.filter(({ href }) => !seen.has(href))) {
          await expectToBe(request, file);
          seen.add(file.href);
        }
        const all = await page
          .locator('main a[download]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        for (const href of all.filter((each) => !seen.has(each))) {
          expect([href, (await request.head(href)).status()]).toEqual([href, 200]);
          seen.add(href);
        }
        // oxlint-enable no-await-in-loop
      }
      // 40 manuals, 4 guides and 4 announcements in two languages, 16 files of firmware, 2 of the app, 2 papers of
      // the one model.
      expect(seen.size).toBe(2 * (40 + 4 + 4) + 16 + 2 + 2);
    });
  }
});

test('a download that broke off goes on where it was', async ({ page, request }) => {
  await page.goto('/en/details/downloads/T90');
  for (const file of await listedOn(page)) {
    // oxlint-disable no-await-in-loop -- One file after the other.
    const half = Math.floor(file.size / 2);
    const first = await request.get(file.href, { headers: { range: `bytes=0-${half - 1}` } });
    const etag = first.headers()['etag'] ?? '';
    const rest = await request.get(file.href, { headers: { range: `bytes=${half}-`, 'if-range': etag } });
    expect([file.href, first.status(), rest.status()]).toEqual([file.href, 206, 206]);
    expect(sumOf(Buffer.concat([await first.body(), await rest.body()]))).toBe(file.sum);
    // oxlint-enable no-await-in-loop
  }
});

/** Follows a link to an address that no page leads to, within the site. */
async function followAddedLink(page: Page, href: string): Promise<void> {
  await expectRunning(page);
  await page.locator('main').evaluate((main, address) => {
    main.prepend(
      Object.assign(document.createElement('a'), { href: address, id: 'added', textContent: 'added' }),
    );
    document.documentElement.dataset['same'] = 'document';
  }, href);
  await page.locator('#added').click();
}

test('the short address of the app leads to it, typed or followed', async ({ page }) => {
  const reply = await page.goto('/app');
  expect(reply?.request().redirectedFrom()).not.toBeNull();
  await expect(page).toHaveURL('/cn/download/jzapp/app');
  await page.goto('/en/app');
  await expect(page).toHaveURL('/en/download/jzapp/app');

  await page.goto('/en/download/products/megaphone');
  await followAddedLink(page, '/en/app');
  await expect(page).toHaveURL('/en/download/jzapp/app');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payload app');
  await expect(page.locator('html')).toHaveAttribute('data-same', 'document');
});

const spelled: [address: string, canonical: string][] = [
  ['/en/download/Products/megaphone', '/en/download/products/megaphone'],
  ['/en/download/Firmware/FlashingLight', '/en/download/firmware/flashinglight'],
  ['/cn/download/Users', '/cn/download/users/megaphone'],
  ['/cn/download', '/cn/download/products/megaphone'],
];
for (const [address, canonical] of spelled) {
  test(`${address} is ${canonical}`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(canonical);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a section that there is not is not found', async ({ page, request }) => {
  expect((await request.get('/en/download/products/trumpets')).status()).toBe(404);
  await page.goto('/en/download/products/megaphone');
  await followAddedLink(page, '/en/download/products/trumpets');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const words: Record<Language, { tab: string; act: string }> = {
    en: { tab: 'Downloads', act: 'Download PDF T90 product manual' },
    cn: { tab: '资料下载', act: '下载 PDF T90产品手册' },
  };
  for (const language of languages) {
    test(`the manual of the T90 is one tap from its page, ${language}`, async ({ page }) => {
      const { tab, act } = words[language];
      await page.goto(`/${language}/details/product/T90`);
      await page.locator('main').getByRole('link', { name: tab, exact: true }).tap();
      const manual = page.getByRole('link', { name: act });
      await expect(manual).toBeInViewport({ ratio: 1 });
      await expect(manual).toHaveAttribute('href', `/static/files/manuals/T90-manual-${language}.pdf`);
      const saved = page.waitForEvent('download');
      await manual.tap();
      expect((await saved).suggestedFilename()).toBe(`T90-manual-${language}.pdf`);
    });
  }

  test('a page that is fetched as the lists come begins at its top', async ({ page }) => {
    await saveData(page);
    const lists = Promise.withResolvers<void>();
    const script = Promise.withResolvers<void>();
    await page.route(/findProductsByType/, async (route) => {
      await lists.promise;
      await route.continue();
    });
    await page.route('**/assets/ProductDownloadsPage-*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto('/en/details/product/T90');
    await expectRunning(page);
    const asked = page.waitForRequest('**/assets/ProductDownloadsPage-*.js');
    await page.locator('main').getByRole('link', { name: words.en.tab, exact: true }).tap();
    await asked;
    const answered = page.waitForResponse(/findProductsByType/);
    lists.resolve();
    await (await answered).finished();
    script.resolve();
    await expect(page.getByRole('link', { name: words.en.act })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('one model of a whole family is a few keys away', async ({ page }) => {
    await page.goto('/en/download/products/searchlight');
    await expectRunning(page);
    const manual = page.getByRole('link', { name: 'Download PDF T160 product manual' });
    await expect(manual).not.toBeInViewport();
    await page.getByRole('searchbox', { name: 'Find a model' }).fill('t160');
    await expect(manual).toBeInViewport({ ratio: 1 });
    await expect(page.locator('main').getByRole('article')).toHaveCount(1);
  });
});

const rows: Record<
  Language,
  { field: string; open: string; found: string; all: string; empty: string; act: string; other: string }
> = {
  en: {
    field: 'Find a model',
    open: 'Details H150T',
    found: '2 of 8 models',
    all: 'Show all 8 models',
    empty: 'No model here is called “T90”',
    act: 'Download PDF H150T product manual',
    other: 'Chinese edition H150T product manual',
  },
  cn: {
    field: '查找型号',
    open: '详情 H150T',
    found: '8 个型号中的 2 个',
    all: '显示全部 8 个型号',
    empty: '此处没有“T90”',
    act: '下载 PDF H150T产品手册',
    other: '英文版 H150T产品手册',
  },
};
for (const language of languages) {
  test(`a family's manuals stand on one screen, are narrowed by a code, and open in place, ${language}`, async ({
    page,
  }) => {
    const { field, open, found, all, empty, act, other } = rows[language];
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/${language}/download/products/megaphone`);
    await expectRunning(page);
    const list = page.locator('main').getByRole('article');
    await expect(list).toHaveCount(8);
    await expect(list.last()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: act })).toBeVisible();

    const typed = page.getByRole('searchbox', { name: field });
    await typed.fill('h150');
    await expect(list).toHaveCount(2);
    await expect(page.getByRole('status').filter({ hasText: found })).toBeVisible();
    await expect(page).toHaveURL(/\?q=h150$/u);
    await page.reload();
    await expect(list).toHaveCount(2);

    await expectRunning(page);
    await page.locator('summary', { hasText: open }).press('Enter');
    await expect(page.getByRole('link', { name: other })).toBeVisible();
    await expect(page.getByText('certutil -hashfile H150T')).toBeVisible();

    await typed.fill('T90');
    await expect(page.getByText(empty)).toBeVisible();
    await page.getByRole('button', { name: all }).press('Enter');
    await expect(list).toHaveCount(8);
    await expect(typed).toBeFocused();
  });

  test(`what few need of a product's files is folded until it is asked for, ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/details/downloads/S3mini`);
    const sum = page.locator('main code[dir="ltr"]').first();
    await expect(sum).not.toBeVisible();
    const opened = page.locator('main summary').filter({ hasText: language === 'en' ? 'Details' : '详情' });
    await opened.first().press('Enter');
    await expect(sum).toBeVisible();
    await expect(page.locator('main a[data-variant="signal"]')).toHaveCount(1);
  });
}

test('only what can be upgraded in the browser leads there', async ({ page }) => {
  const leading: string[] = [];
  for (const path of sections) {
    // oxlint-disable no-await-in-loop -- One page after the other.
    await page.goto(`/en${path}`);
    if (
      await page
        .locator('main')
        .getByRole('link', { name: 'Update in the browser', includeHidden: true })
        .count()
    )
      leading.push(path);
    // oxlint-enable no-await-in-loop
  }
  expect(leading).toEqual(['/download/firmware/thrower', '/download/firmware/flashinglight']);
});

test.describe('with a service that does not answer', () => {
  test.use({ failures: true });

  test('the page says so, and comes at the next try', async ({ page }) => {
    // A link that is pressed before the page runs loads the next page anew, which is another case.
    await page.goto('/en/download/products/megaphone', { waitUntil: 'networkidle' });
    await page.route('**/offi/jz-ota/**', (route) => route.abort());
    await page.getByRole('navigation', { name: 'Files' }).getByRole('link', { name: 'Users' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/offi/jz-ota/**');
    // By keyboard, which does not wait for the button to stand still: the page asks again by itself, too.
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('link', { name: 'Download PDF Megaphones: user guide' })).toBeVisible();
  });
});

test('the title of a manual stands whole on one line beside or above what can be done', async ({ page }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/en/details/downloads/S3mini');
    const title = page.getByRole('heading', { name: 'S3mini product manual' });
    expect((await title.boundingBox())!.height, `${width} px`).toBeLessThan(45);
  }
});
