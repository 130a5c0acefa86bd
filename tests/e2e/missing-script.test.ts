import type { Page, Route } from '@playwright/test';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

// What does not come is told in the console as well.
test.use({ failures: true });

const script = '**/assets/NewsPage-*.js';

const words = {
  en: {
    link: 'News & events',
    title: /^News/,
    retry: 'Try again',
    failed: 'This page could not be loaded',
  },
  cn: { link: '新闻与活动', title: /^新闻与活动/, retry: '重试', failed: '页面没有加载成功' },
};

/** Goes from a page that runs to one whose script is not there. */
async function press(page: Page, language: 'en' | 'cn'): Promise<void> {
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: words[language].link }).click();
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

for (const language of ['en', 'cn'] as const)
  for (const [name, way] of Object.entries(ways))
    test(`a page whose script is ${name} comes as a document, in ${language}`, async ({ page }) => {
      await page.goto(`/${language}/about`);
      await expectRunning(page);
      await lose(page, way, { untilDocument: true });
      await press(page, language);
      await expect(page).toHaveURL(`/${language}/news`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(words[language].title);
      expect(await isSameDocument(page)).toBe(false);
      // It runs, and goes on within the page.
      await expectRunning(page);
    });

test('an address whose script never comes is loaded once, then says so and is tried again', async ({
  page,
}) => {
  await page.goto('/en/about');
  await expectRunning(page);
  await lose(page, ways['answered 404'], { untilDocument: false });
  await press(page, 'en');
  // The document shows the page, though its script is still missing.
  await expect(page).toHaveURL('/en/news');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('News');

  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/en/about');
  await expectRunning(page);
  await press(page, 'en');
  await expect(page.getByRole('alert')).toContainText(words.en.failed);
  await expect(page).toHaveTitle(/^This page could not be loaded/);
  expect(await isSameDocument(page)).toBe(true);

  await page.unroute(script);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('News');
  await expect(page).toHaveTitle(words.en.title);
});

for (const language of ['en', 'cn'] as const)
  test(`a page is not left for the browser’s own error page where nothing comes, in ${language}`, async ({
    page,
    context,
  }) => {
    await page.goto(`/${language}/about`);
    await expectRunning(page);
    await context.route('**/*', (route) => route.abort());
    await press(page, language);
    await expect(page.getByRole('alert')).toContainText(words[language].failed);
    await expect(page).toHaveTitle(new RegExp(`^${words[language].failed}`));
    await context.unroute('**/*');
    await page.getByRole('button', { name: words[language].retry }).click();
    await expect(page).toHaveTitle(words[language].title);
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
  await page.goto('/en/apply/repair');
  await expectRunning(page);
  await page.getByRole('textbox', { name: /serial number/i }).fill('S3MINI-SAMPLE-01');
  await lose(page, ways.aborted, { untilDocument: true });
  await press(page, 'en');
  await expect(page).toHaveURL('/en/news');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('News');
  await page.goto('/en/apply/repair');
  await expect(page.getByRole('textbox', { name: /serial number/i })).toHaveValue('S3MINI-SAMPLE-01');
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
