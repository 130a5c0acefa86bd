import { devices, type Page } from '@playwright/test';
import { expect, test } from './test.ts';

const hot = (page: Page) => page.getByRole('region', { name: '推荐产品', exact: true });
const slides = (page: Page) => hot(page).locator('[aria-roledescription="幻灯片"]');
const active = (page: Page) => hot(page).locator('[data-active]');
const industries = (page: Page) => page.getByRole('region', { name: '行业应用' });
const panels = (page: Page) => industries(page).locator('[aria-roledescription="幻灯片"]');
const variant = (page: Page) => page.evaluate(() => sessionStorage.getItem('ua'));

/** The stage has each item three times, which only its script can have made. */
const onStage = 15;
const inStrip = 5;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a click beside the middle of the hot products centres, a click in the middle follows', {
  tag: '@gate',
}, async ({ page }) => {
  await page.goto('/cn/');
  await expect(slides(page)).toHaveCount(onStage);
  await expect(active(page)).toHaveAccessibleName('T90，第 3 项，共 5 项');
  const next = hot(page).locator('[data-active] + div');
  // The active item covers its first pixels.
  await next.click({ position: { x: 300, y: 100 } });
  await expect(active(page)).toHaveAccessibleName('PT4，第 4 项，共 5 项');
  await expect(page).toHaveURL('/cn/');
  await active(page).click();
  await expect(page).toHaveURL('/cn/details/product/PT4');
});

test('hot products are in the page before their script, which takes them over as they are', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/carousels-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/cn/', { waitUntil: 'domcontentloaded' });
  // The frame is alive: only a script shows this button.
  await expect(page.getByRole('button', { name: '咨询工程师' })).toBeVisible();
  await expect(slides(page)).toHaveCount(inStrip);
  await hot(page)
    .getByRole('group', { name: 'T90，第 3 项，共 5 项' })
    .evaluate((slide) => slide.setAttribute('data-seen', ''));
  held.resolve();
  await expect(slides(page)).toHaveCount(onStage);
  await expect(hot(page).locator('[data-seen]')).toHaveCount(1);
});

test.describe('on a touch-sized site by its flag', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent, viewport: { width: 1024, height: 768 } });

  test('a click on any hot product follows its link, and one on the banner leads to the questions', async ({
    page,
  }) => {
    await page.goto('/cn/');
    await expect(hot(page)).toHaveAttribute('data-info', '');
    expect(await variant(page)).toBe('mobile');
    await expect(slides(page)).toHaveCount(inStrip);
    await slides(page).nth(1).click();
    await expect(page).toHaveURL('/cn/details/product/H150T');
    await page.goto('/cn/');
    await expect(hot(page)).toHaveAttribute('data-info', '');
    // The button's area lies over all of it.
    await page.locator('#individuality').getByRole('img').click({ force: true });
    await expect(page).toHaveURL('/cn/individuality');
  });
});

test('on a touch-sized site by its width a swipe of 50 px turns the industries, and a click follows a hot product', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/cn/');
  await expect(hot(page)).toHaveAttribute('data-info', '');
  expect(await variant(page)).toBe('desktop');
  await expect(panels(page).nth(1)).toHaveAttribute('inert', '');
  const title = industries(page).getByRole('heading', { name: '消防' });
  await title.scrollIntoViewIfNeeded();
  const swipe = async (across: number) => {
    const box = await title.boundingBox();
    if (!box) throw new Error('The industry is not shown.');
    await page.mouse.move(box.x + box.width / 2, box.y + 4);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + across, box.y + 8, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(-49);
  await expect(panels(page).first()).toHaveAttribute('data-active', '');
  await swipe(-50);
  await expect(panels(page).nth(1)).toHaveAttribute('data-active', '');
  await expect(panels(page).first()).toHaveAttribute('inert', '');
  await expect(page).toHaveURL('/cn/');

  await hot(page).getByRole('link', { name: '了解 H150T' }).click();
  await expect(page).toHaveURL('/cn/details/product/H150T');
});

test('the visitor chooses the touch-sized site in the footer, and it lasts', { tag: '@gate' }, async ({
  page,
}) => {
  await page.goto('/cn/');
  await expect(slides(page)).toHaveCount(onStage);
  await page.getByRole('button', { name: '触屏版' }).click();
  expect(await variant(page)).toBe('mobile');
  await expect(slides(page)).toHaveCount(inStrip);
  await page.reload();
  await expect(hot(page)).toHaveAttribute('data-info', '');
  await page.getByRole('button', { name: '电脑版' }).click();
  await expect(slides(page)).toHaveCount(onStage);
});

test('the sections appear after two seconds where the first picture does not come', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const held = Promise.withResolvers<void>();
  await page.route('**/hero/**', async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.goto('/cn/', { waitUntil: 'domcontentloaded' });
  // The document is not loaded without the picture, so the page runs when it is touched.
  await page.keyboard.press('Shift');
  const below = page.locator('[data-part="below"]');
  await expect(page.locator('[data-state="loading"]').filter({ has: below })).toHaveCount(1);
  await expect(below).toHaveCSS('opacity', '1');
  held.resolve();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the strip of a phone begins at the product that comes first', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/cn/');
    const middle = async (code: string) => {
      const box = await hot(page)
        .getByRole('link', { name: `了解 ${code}` })
        .boundingBox();
      return box === null ? Number.NaN : box.x + box.width / 2;
    };
    expect(await middle('T90')).toBeGreaterThan(0);
    expect(await middle('T90')).toBeLessThan(390);
    expect(await middle('T40S')).toBeLessThan(0);
    // The page itself begins at its top.
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  });
});
