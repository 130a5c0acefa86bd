import type { Page } from '@playwright/test';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

// Where it finds no place it is not shown, and still there.
const consult = (page: Page) => page.getByRole('button', { name: 'Ask an engineer', includeHidden: true });
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

/** Where it rests, as shares of the way down, in views of each size: others in each, for each costs the hiding. */
const rests = [
  { width: 320, height: 640, shares: [0, 0.3, 0.8] },
  { width: 360, height: 740, shares: [0, 0.5] },
  { width: 390, height: 844, shares: [0, 0.65] },
  { width: 1280, height: 800, shares: [0, 0.4, 0.9] },
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

for (const address of pages) {
  test(`the consult button covers nothing that is used where ${address} rests`, async ({ page }) => {
    await page.goto(address);
    await expect(consult(page)).toBeAttached();
    for (const { width, height, shares } of rests) {
      await page.setViewportSize({ width, height });
      for (const share of shares) {
        await restAt(page, share);
        await expect.poll(() => covered(page), `at ${share} of ${width}px`).toEqual([]);
      }
    }
  });
}

test('it is found on a phone without a search: in the first view of the home page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/');
  await expect(float(page)).toHaveCSS('opacity', '1');
});

test('at 400 % it stands at the end of the page and covers nothing on the way', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/en/compare/searchlight?models=T60,T90');
  // While the page starts, its end moves, and a press may miss.
  await expectRunning(page);
  await expect(consult(page)).toBeAttached();
  await expect(consult(page)).not.toBeInViewport();
  await consult(page).scrollIntoViewIfNeeded();
  await consult(page).click();
  await expect(page.getByRole('img', { name: 'Sample QR code: customer service' })).toBeVisible();
});
