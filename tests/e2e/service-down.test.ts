import type { BrowserContext, Page } from '@playwright/test';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

// What fails here is said in the console as well; the pages are what these tests look at.
test.use({ failures: true });

/** Answers later than the clients wait (5 s, and once more). */
const LATE_MS = 6000;

const calls = '**/api/**';

async function cutOff(context: BrowserContext): Promise<void> {
  await context.route(calls, (route) => route.abort());
}

/** By a page that came without a call, so that the list is the first thing that needs one; as a document it needs none. */
async function goToSearchlights(page: Page): Promise<void> {
  await page.goto('/en/details/product/T90');
  await expectRunning(page);
  await page
    .getByRole('navigation', { name: 'You are here' })
    .getByRole('link', { name: 'Searchlights' })
    .click();
}

/** The lists and the home info of the language are in the browser's storage. */
async function remembered(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const lists: unknown = JSON.parse(localStorage.getItem('products:en') ?? '{}');
        return [Object.keys(lists ?? {}).length, localStorage.getItem('home:en') !== null];
      }),
    )
    .toEqual([7, true]);
}

test('what an earlier visit left is shown while the service is down', { tag: '@gate' }, async ({
  page,
  context,
}) => {
  await page.goto('/en/');
  await remembered(page);
  await cutOff(context);
  await goToSearchlights(page);
  await expect(page).toHaveURL('/en/series/searchlight');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Searchlights');
  await expect(page.getByRole('main').getByRole('link', { name: 'T160' }).first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /JZ/ }).first().click();
  await expect(page).toHaveURL('/en/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in the dark');
});

test('what was never seen is told to be missing, and comes when the connection does', {
  tag: '@gate',
}, async ({ page, context }) => {
  await page.goto('/en/series/megaphone');
  await expectRunning(page);
  await cutOff(context);
  await page.getByRole('main').getByRole('link', { name: 'H1E', exact: true }).last().click();
  await expect(page.getByRole('alert')).toContainText('The server could not be reached');
  await context.unroute(calls);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('online'));
    Object.assign(window, { notReloaded: true });
  });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('H1E');
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
});

test('a service that is slow is waited for five seconds, twice, and tried again on request', async ({
  page,
  context,
}) => {
  await page.goto('/en/series/megaphone');
  await remembered(page);
  await context.route(calls, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue().catch(() => {});
  });
  await page.getByRole('main').getByRole('link', { name: 'H1E', exact: true }).last().click();
  await expect(page.getByRole('alert')).toContainText('did not answer within 5 seconds', { timeout: 20_000 });
  await context.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('H1E');
});

test('what the service knows better is shown once it is back, without a reload', async ({
  page,
  context,
}) => {
  await page.goto('/en/');
  await remembered(page);
  // As after a visit long ago: the browser remembers a model by a name that the service has changed since.
  await page.evaluate(() => {
    const stored = localStorage.getItem('products:en') ?? '';
    localStorage.setItem('products:en', stored.replaceAll('"code":"T160"', '"code":"T160old"'));
  });
  await cutOff(context);
  await goToSearchlights(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'T160old' }).first()).toBeVisible();
  await context.unroute(calls);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(main.getByRole('link', { name: 'T160', exact: true }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'T160old' })).toHaveCount(0);
});

test('a page that is read stays when only its refresh fails', async ({ page, context }) => {
  // What the frame needs comes and refreshes the page, whose own call does not come, nor when asked again.
  const requested: string[] = [];
  await context.route('**/offi/jz-ota/**', (route) => {
    requested.push(route.request().url());
    return route.abort();
  });
  await page.goto('/en/download/products/megaphone');
  await remembered(page);
  const manual = page.getByRole('link', { name: 'Download PDF H1T product manual' });
  await expect.poll(() => requested.length).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  await expect(manual).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
