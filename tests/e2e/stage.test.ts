import type { Page } from '@playwright/test';
import { builtPages } from '../pages/built.ts';
import { coverage, type Part, pixelReader } from './pixels.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** The code's letters, each in its place on the heading's screenshot. */
async function letters(page: Page): Promise<{ box: Part; letters: Part[] }> {
  return await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const text = heading.firstChild;
    if (!(text instanceof Text)) throw new Error('The heading is the code and nothing else.');
    const { x, y, width, height } = heading.getBoundingClientRect();
    return {
      box: { x, y, width, height },
      letters: Array.from(text.data, (_letter, index) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const letter = range.getBoundingClientRect();
        return { x: letter.x - x, y: 0, width: letter.width, height };
      }),
    };
  });
}

test('the code is painted before any picture has come', { tag: '@gate' }, async ({ page }) => {
  const held = Promise.withResolvers<void>();
  for (const folder of ['night', 'products']) {
    await page.route(`**/${folder}/*`, async (route) => {
      await held.promise;
      await route.abort();
    });
  }
  await page.goto('/cn/details/product/T90', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const reader = await pixelReader(page);
  const { box, letters: places } = await letters(page);
  const shot = await page.screenshot({ clip: box });
  for (const { bright } of await coverage(reader, shot, shot, places)) {
    // A letter of this weight fills about half of its box.
    expect(bright).toBeGreaterThan((0.2 * box.width * box.height) / places.length);
  }
  held.resolve();
});

const stages = builtPages('en').filter((address) => /\/details\/(?:product|productSupport)\//.test(address));
/** A phone and a desktop: between them, and beyond, all of the stage grows in proportion to its width. */
const widths = [360, 1280];
/** Those that cover most of their codes are looked at where the proportions change as well. */
const closest = /\/(?:H1T|H150S|T90|UT4|SDKOSDK)$/;

/** Measures how much of each letter the device covers, at each width. A fault is told, and the rest measured as well. */
async function expectLegible(page: Page, reader: Page, address: string): Promise<void> {
  // The shape of the device is a picture of the style sheet's, which no element tells of.
  await page.goto(address, { waitUntil: 'networkidle' });
  const stage = page.locator('main section', { has: page.getByRole('heading', { level: 1 }) });
  // The night and the device; what follows is drawn by other means.
  const pictures = stage.locator('picture img');
  for (const width of closest.test(address) ? [...widths, 800, 1920] : widths) {
    const place = `${address} at ${width}px`;
    await page.setViewportSize({ width, height: 900 });
    // The browser answers before the page is laid out again.
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    await expect
      .poll(
        () =>
          pictures.evaluateAll((images) =>
            images.slice(0, 2).every((image) => image instanceof HTMLImageElement && image.complete),
          ),
        `the pictures of ${place}`,
      )
      .toBe(true);
    const { box, letters: places } = await letters(page);
    expect.soft(box.x + box.width, `the code ends in the view on ${place}`).toBeLessThanOrEqual(width);
    const covered = await page.screenshot({ clip: box });
    // The site's policy takes no style sheets of ours.
    const show = (visibility: string) =>
      stage.locator('picture').evaluateAll((all, value) => {
        for (const picture of all) if (picture instanceof HTMLElement) picture.style.visibility = value;
      }, visibility);
    await show('hidden');
    const whole = await page.screenshot({ clip: box });
    await show('');
    const shares = (await coverage(reader, whole, covered, places)).map(({ share }) => share);
    const last = shares.pop();
    expect.soft(last, `last letter on ${place}`).toBeLessThanOrEqual(0.35);
    for (const share of shares) expect.soft(share, `a letter before it on ${place}`).toBeLessThanOrEqual(0.2);
  }
}

// One visit looks at several: what all pages share is read once.
const together = 10;
for (let from = 0; from < stages.length; from += together) {
  const addresses = stages.slice(from, from + together);
  test(`the device hides no letter of the code, models ${from + 1} to ${from + addresses.length}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const reader = await pixelReader(page);
    for (const address of addresses) await expectLegible(page, reader, address);
  });
}

/** Which file stands on the stage. */
const shown = (page: Page) =>
  page
    .locator('main picture img')
    .first()
    .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);

test('screens of each density are sent the pixels that they show', async ({ browser, baseURL }) => {
  const open = async (width: number, height: number, deviceScaleFactor: number) => {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor,
      ...(baseURL ? { baseURL } : {}),
    });
    return await context.newPage();
  };

  // A model that is worth a closer look has twice the pixels on a desktop of twice the density.
  const desktop = await open(1280, 800, 2);
  await desktop.goto('/en/details/product/T90');
  expect(await shown(desktop)).toBe('/static/pic/night-2400/T90.avif');
  await desktop.goto('/en/details/product/DS4');
  expect(await shown(desktop)).toBe('/static/pic/night/DS4.avif');
  await desktop.context().close();

  // Nobody is sent pixels that cannot be told apart.
  const dense = await open(390, 844, 3);
  await dense.goto('/en/details/product/T90');
  expect(await shown(dense)).toBe('/static/pic/night/T90.avif');
  await dense.context().close();

  // A slide has half the bytes of a stage.
  const phone = await open(390, 844, 2);
  await phone.goto('/en/');
  const slide = phone.locator('main img[srcset*="night-840/T90."]');
  await slide.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      slide.evaluate((image: HTMLImageElement) => new URL(image.currentSrc, image.baseURI).pathname),
    )
    .toBe('/static/pic/night-840/T90.avif');
  await phone.context().close();
});
