import type { Page, Route } from '@playwright/test';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

// What does not come is told in the console as well.
test.use({ failures: true });

const script = '**/assets/NewsPage-*.js';

const words = { link: '新闻与活动', title: /^新闻与活动/, retry: '重试', failed: '页面没有加载成功' };

/** Goes from a page that runs to one whose script is not there. */
async function press(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: words.link }).click();
}

const isSameDocument = (page: Page) => page.evaluate(() => 'notReloaded' in window);

const ways = {
  aborted: (route: Route) => route.abort(),
  'answered 404': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
};

/** Loses the script each time it is asked for, also by a preload; until the next document only, where that is all. */
async function lose(
  page: Page,
  way: (route: Route) => Promise<void>,
  { untilDocument }: { untilDocument: boolean },
): Promise<void> {
  let isLost = true;
  if (untilDocument)
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isLost = false;
    });
  await page.route(script, (route) => (isLost ? way(route) : route.continue()));
}

/** The page comes all the same, and runs. */
async function expectAsDocument(page: Page, way: (route: Route) => Promise<void>): Promise<void> {
  await page.goto('/cn/about');
  await expectRunning(page);
  await lose(page, way, { untilDocument: true });
  await press(page);
  await expect(page).toHaveURL('/cn/news');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(words.title);
  expect(await isSameDocument(page)).toBe(false);
  await expectRunning(page);
}

test('a page whose script is aborted comes as a document', { tag: '@gate' }, async ({ page }) => {
  await expectAsDocument(page, ways.aborted);
});

test('a page whose script is answered 404 comes as a document', async ({ page }) => {
  await expectAsDocument(page, ways['answered 404']);
});

test('an address whose script never comes is loaded once, then says so and is tried again', async ({
  page,
}) => {
  await page.goto('/cn/about');
  await expectRunning(page);
  await lose(page, ways['answered 404'], { untilDocument: false });
  await press(page);
  // The document shows the page, though its script is still missing.
  await expect(page).toHaveURL('/cn/news');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('新闻');

  await page.getByRole('banner').getByRole('link', { name: '关于我们', exact: true }).click();
  await expect(page).toHaveURL('/cn/about');
  await expectRunning(page);
  await press(page);
  await expect(page.getByRole('alert')).toContainText(words.failed);
  await expect(page).toHaveTitle(new RegExp(`^${words.failed}`));
  expect(await isSameDocument(page)).toBe(true);

  await page.unroute(script);
  await page.getByRole('button', { name: words.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('新闻');
  await expect(page).toHaveTitle(words.title);
});

test('a page is not left for the browser’s own error page where nothing comes', async ({ page, context }) => {
  await page.goto('/cn/about');
  await expectRunning(page);
  await context.route('**/*', (route) => route.abort());
  await press(page);
  await expect(page.getByRole('alert')).toContainText(words.failed);
  await expect(page).toHaveTitle(new RegExp(`^${words.failed}`));
  await context.unroute('**/*');
  await page.getByRole('button', { name: words.retry }).click();
  await expect(page).toHaveTitle(words.title);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('texts of the other language that do not come lead to its document', async ({ page }) => {
  await page.goto('/en/about');
  await expectRunning(page);
  let lost = 0;
  await page.route('**/assets/*.js', async (route) => {
    const isNew = lost === 0;
    lost += 1;
    await (isNew ? route.abort() : route.continue());
  });
  await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL('/cn/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/关于/);
  await expectRunning(page);
});

test('what was typed is there after the page came as a document', async ({ page }) => {
  await page.goto('/cn/apply/repair');
  await expectRunning(page);
  await page.getByRole('textbox', { name: '序列号' }).fill('S3MINI-SAMPLE-01');
  await lose(page, ways.aborted, { untilDocument: true });
  await press(page);
  await expect(page).toHaveURL('/cn/news');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('新闻');
  await page.goto('/cn/apply/repair');
  await expect(page.getByRole('textbox', { name: '序列号' })).toHaveValue('S3MINI-SAMPLE-01');
});

const instruments = {
  // By the document its styles are there before its script.
  script: { file: '**/assets/BeamSection-*.js', from: null },
  style: { file: '**/assets/Readings-*.css', from: '/en/series/searchlight' },
};

for (const [what, { file, from }] of Object.entries(instruments))
  test(`an instrument whose ${what} does not come takes nothing else of its page with it`, async ({
    page,
  }) => {
    await page.route(file, (route) => route.abort());
    await page.goto(from ?? '/en/details/product/T90');
    await expectRunning(page);
    const main = page.getByRole('main');
    if (from) await main.getByRole('link', { name: 'T90', exact: true }).last().click();
    await expect(page).toHaveURL('/en/details/product/T90');
    await main.getByRole('heading', { name: 'In use' }).scrollIntoViewIfNeeded();
    await expect(main.getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('T90');

    await page.unroute(file);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expectRunning(page);
    await expect(main.getByRole('slider').first()).toBeVisible();
  });
