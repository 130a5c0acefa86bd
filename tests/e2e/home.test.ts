import { devices, type Page } from '@playwright/test';
import { expect, test } from './test.ts';

const hot = (page: Page, name = 'Recommended') => page.getByRole('region', { name, exact: true });
const slides = (page: Page) => hot(page).locator('[aria-roledescription="slide"]');
const active = (page: Page) => hot(page).locator('[data-active]');
const industries = (page: Page) => page.getByRole('region', { name: 'By the work you do' });
const panels = (page: Page) => industries(page).locator('[aria-roledescription="slide"]');
const consult = (page: Page) => page.getByRole('button', { name: 'Ask an engineer' });
const variant = (page: Page) => page.evaluate(() => sessionStorage.getItem('ua'));

/** The stage has each item three times, which only its script can have made. */
const onStage = 15;
const inStrip = 5;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test.describe('hot products', () => {
  test('a click beside the middle centres, a click in the middle follows', async ({ page }) => {
    await page.goto('/en/');
    await expect(slides(page)).toHaveCount(onStage);
    await expect(active(page)).toHaveAccessibleName('T90, 3 of 5');
    const next = hot(page).locator('[data-active] + div');
    // The active item covers its first pixels.
    await next.click({ position: { x: 300, y: 100 } });
    await expect(active(page)).toHaveAccessibleName('PT4, 4 of 5');
    await expect(page).toHaveURL('/en/');
    await active(page).click();
    await expect(page).toHaveURL('/en/details/product/PT4');
  });

  test('the stops choose, and the control starts what less motion had stopped', async ({ page }) => {
    await page.goto('/en/');
    await expect(slides(page)).toHaveCount(onStage);
    await hot(page).getByRole('button', { name: 'S3mini, 5 of 5' }).click();
    await expect(active(page)).toHaveAccessibleName('S3mini, 5 of 5');
    await hot(page).getByRole('button', { name: 'Start rotation' }).click();
    await expect(hot(page).getByRole('button', { name: 'Pause rotation' })).toBeVisible();
  });

  test('are in the page before their script, which takes them over as they are', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/carousels-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/en/', { waitUntil: 'domcontentloaded' });
    // The frame is alive: only a script shows this button.
    await expect(consult(page)).toBeVisible();
    await expect(slides(page)).toHaveCount(inStrip);
    await hot(page)
      .getByRole('group', { name: 'T90, 3 of 5' })
      .evaluate((slide) => slide.setAttribute('data-seen', ''));
    held.resolve();
    await expect(slides(page)).toHaveCount(onStage);
    await expect(hot(page).locator('[data-seen]')).toHaveCount(1);
  });
});

test.describe('on a touch-sized site', () => {
  test.describe('by its flag', () => {
    test.use({ userAgent: devices['Pixel 7'].userAgent, viewport: { width: 1024, height: 768 } });

    test('a click on any hot product follows its link', async ({ page }) => {
      await page.goto('/en/');
      await expect(hot(page)).toHaveAttribute('data-info', '');
      expect(await variant(page)).toBe('mobile');
      await expect(slides(page)).toHaveCount(inStrip);
      await slides(page).nth(1).click();
      await expect(page).toHaveURL('/en/details/product/H150T');
    });

    test('a click on the banner leads to the questions', async ({ page }) => {
      await page.goto('/en/');
      await expect(hot(page)).toHaveAttribute('data-info', '');
      // The button's area lies over all of it.
      await page.locator('#individuality').getByRole('img').click({ force: true });
      await expect(page).toHaveURL('/en/individuality');
    });
  });

  test.describe('by its width', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('a click on any hot product follows its link', async ({ page }) => {
      await page.goto('/en/');
      await expect(hot(page)).toHaveAttribute('data-info', '');
      expect(await variant(page)).toBe('desktop');
      await hot(page).getByRole('link', { name: 'Learn about H150T' }).click();
      await expect(page).toHaveURL('/en/details/product/H150T');
    });

    test('a swipe of 50 px turns the industries, a shorter one does not', async ({ page }) => {
      await page.goto('/en/');
      await expect(panels(page).nth(1)).toHaveAttribute('inert', '');
      const title = industries(page).getByRole('heading', { name: 'Fire fighting' });
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
      await expect(page).toHaveURL('/en/');
    });
  });

  test('the visitor chooses it in the footer, and it lasts', async ({ page }) => {
    await page.goto('/en/');
    await expect(slides(page)).toHaveCount(onStage);
    await page.getByRole('button', { name: 'Touch version' }).click();
    expect(await variant(page)).toBe('mobile');
    await expect(slides(page)).toHaveCount(inStrip);
    await page.reload();
    await expect(hot(page)).toHaveAttribute('data-info', '');
    await page.getByRole('button', { name: 'Desktop version' }).click();
    await expect(slides(page)).toHaveCount(onStage);
  });
});

test('on a desktop the banner itself is no link', async ({ page }) => {
  await page.goto('/en/');
  await expect(slides(page)).toHaveCount(onStage);
  await page.locator('#individuality').getByRole('img').click();
  await expect(page).toHaveURL('/en/');
});

test('two dots show the industries three by three, each leading to its solution', async ({ page }) => {
  await page.goto('/en/');
  const dots = industries(page).getByRole('group', { name: 'Choose industries' }).getByRole('button');
  await expect(dots).toHaveCount(2);
  // The script has come: without it both panels are within reach.
  await expect(panels(page).nth(1)).toHaveAttribute('inert', '');
  await expect(industries(page).getByRole('heading', { name: 'Maritime affairs' })).not.toBeInViewport();
  await dots.nth(1).click();
  await expect(dots.nth(1)).toHaveAttribute('aria-disabled', 'true');
  await industries(page).getByRole('link', { name: 'Maritime affairs' }).click();
  await expect(page).toHaveURL('/en/solution/MaritimeAffairs');
});

test.describe('consult button', () => {
  test('opens and closes by keyboard', async ({ page }) => {
    await page.goto('/en/');
    await consult(page).focus();
    await page.keyboard.press('Enter');
    const picture = page.getByRole('img', { name: 'Sample QR code: customer service' });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(picture).toBeHidden();
    await expect(consult(page)).toBeFocused();
  });

  test('hides while the page scrolls and comes back', async ({ page }) => {
    await page.goto('/en/series/searchlight');
    const float = consult(page).locator('..');
    await expect(float).toHaveCSS('opacity', '1');
    await expect(async () => {
      await page.mouse.wheel(0, 40);
      expect(await float.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
    }).toPass();
    await expect(float).toHaveCSS('opacity', '1');
  });

  test('is not on the serial-port page', async ({ page }) => {
    await page.goto('/en/');
    await expect(consult(page)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Serial port' }).click();
    await expect(page).toHaveURL('/en/port');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(consult(page)).toHaveCount(0);
  });
});

test('the sections appear after two seconds where the first picture does not come', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const held = Promise.withResolvers<void>();
  await page.route('**/hero/**', async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.goto('/en/', { waitUntil: 'domcontentloaded' });
  // The document is not loaded without the picture, so the page runs when it is touched.
  await page.keyboard.press('Shift');
  const below = page.locator('[data-part="below"]');
  await expect(page.locator('[data-state="loading"]').filter({ has: below })).toHaveCount(1);
  await expect(below).toHaveCSS('opacity', '1');
  held.resolve();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, name, learn, work] of [
    ['en', 'Recommended', 'Learn about', 'By the work you do'],
    ['cn', '推荐产品', '了解', '行业应用'],
  ] as const) {
    test(`/${language}/ has every hot product and industry`, async ({ page }) => {
      await page.goto(`/${language}/`);
      for (const code of ['T40S', 'H150T', 'T90', 'PT4', 'S3mini']) {
        await expect(hot(page, name).getByRole('link', { name: `${learn} ${code}` })).toHaveAttribute(
          'href',
          `/${language}/details/product/${code}`,
        );
      }
      const links = page.getByRole('region', { name: work }).getByRole('link');
      await expect(links).toHaveCount(6);
      await expect(links.first()).toHaveAttribute('href', `/${language}/solution/LawEnforcement`);
    });
  }

  test('the strip of a phone begins at the product that comes first', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en/');
    const middle = async (code: string) => {
      const box = await hot(page)
        .getByRole('link', { name: `Learn about ${code}` })
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
