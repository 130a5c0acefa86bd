import type { Page } from '@playwright/test';
import { expectRunning, openBeforeItRuns } from './running.ts';
import { filesKept, pictures, words } from './service-forms.ts';
import { expect, saveData, test } from './test.ts';

/** How many times slower than this machine the slowest phone is. */
const slowest = 20;

const landings = ['/', '/details/product/T90', '/series/searchlight', '/policy/privacy', '/port'];

/** Addresses that a document asked for before it was loaded. */
async function beforeLoad(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (document.readyState !== 'complete')
      await new Promise((done) => addEventListener('load', done, { once: true }));
    const { loadEventStart = 0 } = performance.getEntriesByType('navigation')[0]?.toJSON() ?? {};
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < loadEventStart)
      .map(({ name }) => new URL(name).pathname);
  });
}

/** A picture and a font, and no script; what it needs to run comes by itself. */
async function expectLight(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const asked = await beforeLoad(page);
  expect(
    asked.filter((name) => /\.(?:js|css|json)$/.test(name)),
    address,
  ).toEqual([]);
  expect(asked.length, address).toBeLessThanOrEqual(7);
  await expect(page.locator('script[src*="/assets/main-"]')).toHaveCount(1);
}

test('a page asks for a picture and a font before it is loaded, and for no script', { tag: '@gate' }, async ({
  page,
}) => {
  await expectLight(page, '/cn/details/product/T90');
});

test('no page that visitors land on asks for a script before it is loaded', async ({ browser, baseURL }) => {
  // oxlint-disable no-await-in-loop -- One page after the other.
  for (const language of ['en', 'cn'])
    for (const path of landings) {
      // With what another page has left in the cache it would be no first view.
      const page = await browser.newPage();
      await expectLight(page, `${baseURL}/${language}${path}`);
      await page.close();
    }
  // oxlint-enable no-await-in-loop
});

test.describe('where data is saved', () => {
  test('a page runs once someone touches it, and its links lead on before', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await saveData(page, { isTouched: false });
    await page.goto('/en/', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/en/about');
    await page.keyboard.press('Tab');
    await expectRunning(page);
    expect(scripts.length).toBeGreaterThan(0);
  });

  test('pictures come when they are near', async ({ page }) => {
    await saveData(page, { isTouched: false });
    await page.goto('/en/', { waitUntil: 'networkidle' });
    const picture = page.locator('#compare img').first();
    const isThere = () =>
      picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
    expect(await isThere()).toBe(false);
    await page.locator('#compare').scrollIntoViewIfNeeded();
    await expect.poll(isThere).toBe(true);
  });
});

test('what is typed and chosen before a page runs on the slowest phone is there when it does', async ({
  page,
}) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowest });
  const run = await openBeforeItRuns(page, '/en/apply/problem');
  const t = words.en;
  const contact = page.getByRole('textbox', { name: t.fields.contact });
  const description = page.getByRole('textbox', { name: t.fields.description });
  await contact.fill(t.typed.contact);
  await page.getByLabel(t.files).setInputFiles(pictures.slice(0, 1));
  await description.pressSequentially(t.typed.description);
  run();
  await expectRunning(page, { timeout: 60_000 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(contact).toHaveValue(t.typed.contact);
  await expect(description).toHaveValue(t.typed.description);
  await expect.poll(() => filesKept(page)).toBe(1);
});
