import type { Page } from '@playwright/test';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

test.use({ hasTouch: true });

const strip = (page: Page) => page.locator('nav#families ul');

/** Draws a finger over the strip to the left, further than it goes. */
async function drag(page: Page, by: number): Promise<void> {
  const box = await strip(page).boundingBox();
  const y = (box?.y ?? 0) + 60;
  const touch = await page.context().newCDPSession(page);
  const from = 360;
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
  for (let step = 1; step <= 10; step += 1)
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: from - (by * step) / 10, y }],
    });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const scrolled = (page: Page) => strip(page).evaluate(({ scrollLeft }) => scrollLeft);

test('a finger drags the tab strip as far as its bound, and every tab is reached', { tag: '@gate' }, async ({
  page,
}) => {
  const width = 390;
  await page.setViewportSize({ width, height: 844 });
  await page.goto('/cn/');
  await expectRunning(page);
  await strip(page).scrollIntoViewIfNeeded();
  await expect(strip(page)).toHaveAttribute('data-scripted', '');
  // The compositor scrolls by itself, beyond the bound, until a frame has brought it the strip's touch-action.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await drag(page, 340);
  await drag(page, 340);
  // 700 + 60 px less the width of the view.
  await expect.poll(() => scrolled(page)).toBe(370);
  // The last is whole there, with the page's margin behind it.
  const last = strip(page).getByRole('link').last();
  const { left, right } = await last.evaluate((link) => {
    const box = link.getBoundingClientRect();
    return { left: box.left, right: box.right };
  });
  expect(left).toBeGreaterThan(0);
  expect(right).toBeLessThan(width);
  await page.keyboard.press('Tab');
  await last.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await expect
    .poll(() => last.evaluate((link) => link.getBoundingClientRect().right))
    .toBeLessThanOrEqual(width);
});
