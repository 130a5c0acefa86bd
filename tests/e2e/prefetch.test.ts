import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './test.ts';

const product = '/en/details/product/T90';
/** The call that fetches the data of its page. */
const call = /getProductInfo\/T90(?!\w)/;

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

/** The scripts of a page, as its document names them. */
async function scriptsOf(page: Page): Promise<string[]> {
  const document = await (await page.request.get(product)).text();
  return document.match(/\/assets\/[\w.-]+\.js\b/g) ?? [];
}

test('a page whose link is in view is there before the link is pressed', async ({ page, context }) => {
  const underWay = new Set<string>();
  const finished = new Set<string>();
  page.on('request', (request) => underWay.add(new URL(request.url()).pathname));
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    underWay.delete(pathname);
    finished.add(pathname);
  });
  const scripts = await scriptsOf(page);
  expect(scripts).toContainEqual(expect.stringContaining('ProductPage'));
  await lookAt(page);
  // The network is idle before anything is fetched ahead, and between one part and the next: each is waited for by its name.
  // Styles are asked for together with the scripts that need them.
  await expect
    .poll(() => [
      ...scripts.filter((script) => !finished.has(script)),
      ...[...underWay].filter((path) => path.endsWith('.css')),
      ...([...finished].some((path) => call.test(path)) ? [] : ['its data']),
    ])
    .toEqual([]);
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

  test('nothing is fetched that was not asked for', { tag: '@gate' }, async ({ page }) => {
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
