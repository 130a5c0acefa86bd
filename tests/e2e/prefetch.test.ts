import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, test } from './test.ts';

const product = '/en/details/product/T90';
/** The calls that fetch the data of a product's page. */
const call = /getProductInfo.*T90/;

// What is cut off is told in the console as well.
test.use({ failures: true, savesData: false });

/** Looks at the list with the T90 in view, and hears what is asked for. */
async function lookAt(page: Page): Promise<string[]> {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/en/series/searchlight');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'T90', exact: true })
    .last()
    .scrollIntoViewIfNeeded();
  return requested;
}

const cutOff = (context: BrowserContext) => context.route('**/*', (route) => route.abort());

test('a page whose link is in view is there before the link is pressed', async ({ page, context }) => {
  const under = new Set<Request>();
  page.on('request', (request) => under.add(request));
  page.on('requestfinished', (request) => under.delete(request));
  const requested = await lookAt(page);
  const isAsked = (what: RegExp) => requested.some((url) => what.test(url));
  // The load state of an idle network was reached before anything was fetched ahead.
  await expect.poll(() => isAsked(call) && isAsked(/ProductPage/) && under.size === 0).toBe(true);
  await cutOff(context);
  await page.getByRole('main').getByRole('link', { name: 'T90', exact: true }).last().click();
  await expect(page).toHaveURL(product);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('T90');
});

test('a page is fetched once the focus is on a link to it', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/en/');
  await page.waitForLoadState('networkidle');
  expect(requested.some((url) => /NewsPage/.test(url))).toBe(false);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'News & events' });
  // It is heard once the script that listens has come.
  await expect
    .poll(async () => {
      await link.blur();
      await link.focus();
      return requested.some((url) => /NewsPage/.test(url));
    })
    .toBe(true);
});

test.describe('with data saver on', () => {
  test.use({ savesData: true });

  test('nothing is fetched that was not asked for', async ({ page }) => {
    const requested = await lookAt(page);
    await page.getByRole('main').getByRole('link', { name: 'T90', exact: true }).last().focus();
    await page.waitForLoadState('networkidle');
    expect(requested.filter((url) => call.test(url) || /ProductPage/.test(url))).toEqual([]);
  });
});

test.describe('on a slow line', () => {
  // As the browser tells it with 3G (Network Information API); the line itself need not be slow to be told so.
  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } });
    }),
  );

  test('the page whose link is nearest to the middle of the view comes first', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, code] = /getProductInfo\/(\w+)/.exec(request.url()) ?? [];
      if (code) asked.push(code);
    });
    await page.goto('/en/series/searchlight');
    await expect.poll(() => asked).toEqual(['T160']);
    const link = page.getByRole('main').getByRole('link', { name: 'T90', exact: true }).last();
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect.poll(() => asked[1]).toBe('T90');
  });
});
