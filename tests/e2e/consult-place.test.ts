import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

// Where it finds no place it is not shown, and still there.
const consult = (page: Page) =>
  page.getByRole('button', { name: /^(?:Ask an engineer|咨询工程师)$/, includeHidden: true });
const float = (page: Page) => consult(page).locator('..');

/** One of each kind of page that has the button. */
const pages = [
  '/en/',
  '/en/series/megaphone',
  '/en/details/product/T90',
  '/en/details/parameter/T90',
  '/en/details/downloads/S3mini',
  '/en/details/video/T90',
  '/en/compare/searchlight?models=T60,T90,T80,T160',
  '/en/load/m350',
  '/en/solution/FireFighting',
  '/en/industryApply',
  '/en/download/Products/megaphone',
  '/en/apply/repair',
  '/en/user',
  '/en/about',
  '/en/announcement',
];

/** Where it rests, as shares of the way down, on a phone and on a desktop: others in each, for each costs the hiding. */
const rests = [
  { width: 360, height: 740, shares: [0.3, 0.8] },
  { width: 1280, height: 800, shares: [0.5] },
];

/** What the button lies over, of all that is operated or read as a figure: empty where it does not show. */
async function covered(page: Page): Promise<string[]> {
  return await consult(page).evaluate((button) => {
    const own = button.parentElement;
    if (!own || getComputedStyle(own).opacity === '0') return [];
    const box = button.getBoundingClientRect();
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, td, th, dd')]
      .filter((element) => {
        if (
          own.contains(element) ||
          !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        )
          return false;
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        return width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map((element) => `${element.localName} ${element.textContent.trim().slice(0, 40)}`);
  });
}

/** Scrolls as far down as that, and waits until the button has gone and settled: back, or without a free place. */
async function restAt(page: Page, share: number): Promise<void> {
  await float(page).evaluate(async (button, part) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const way = Math.round(part * (scrollHeight - clientHeight));
    if (way === Math.round(window.scrollY)) return;
    // A narrower view may have scrolled by itself.
    let hasGone = button.getAttribute('data-state') === 'scrolling';
    const settled = new Promise<void>((resolve) => {
      new MutationObserver((_changes, observer) => {
        const isAway = button.getAttribute('data-state') === 'scrolling';
        if (hasGone && !isAway) {
          observer.disconnect();
          resolve();
        }
        hasGone ||= isAway;
      }).observe(button, { attributeFilter: ['data-state'] });
    });
    window.scrollTo(0, way);
    await settled;
  }, share);
}

async function expectNothingCovered(page: Page, places: typeof rests): Promise<void> {
  await expect(consult(page)).toBeAttached();
  for (const { width, height, shares } of places) {
    await page.setViewportSize({ width, height });
    for (const share of shares) {
      await restAt(page, share);
      await expect.poll(() => covered(page), `at ${share} of ${width} px on ${page.url()}`).toEqual([]);
    }
  }
}

// A few pages a test, so that they run beside each other.
const parts = 3;
for (let part = 0; part < parts; part += 1)
  test(`the consult button covers nothing that is used where pages rest, part ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const own = pages.filter((_address, index) => index % parts === part);
    for (const address of own) {
      await page.goto(address);
      await expectNothingCovered(page, rests);
    }
  });

test('an engineer is asked from a phone, by keyboard, and not where one updates a device', {
  tag: '@gate',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/cn/');
  // Found without a search: in the first view.
  await expect(float(page)).toHaveCSS('opacity', '1');
  expect(await covered(page)).toEqual([]);
  await expectNothingCovered(page, [{ width: 390, height: 844, shares: [0.65] }]);

  await consult(page).focus();
  await page.keyboard.press('Enter');
  const picture = page.getByRole('img', { name: '示例二维码：客服' });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(picture).toBeHidden();
  await expect(consult(page)).toBeFocused();

  // The frame stays, and takes the button away.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('banner').getByRole('link', { name: '串口升级' }).click();
  await expect(page).toHaveURL('/cn/port');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(consult(page)).toHaveCount(0);
});
