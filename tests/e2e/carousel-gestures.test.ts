import type { Page } from '@playwright/test';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

test.use({ hasTouch: true });
// It rests from the start, and what is turned is there at once.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const hot = (page: Page) => page.getByRole('region', { name: 'Recommended', exact: true });
const stops = (page: Page) => hot(page).getByRole('group', { name: 'Choose a payload' }).getByRole('button');
const slidesOf = (page: Page) => hot(page).locator('[aria-live]');

/** The home page with the first product shown, and the middle of what shows it. */
async function begin(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await page.goto('/en/');
  await expectRunning(page);
  // The copies join where it is a stage: its script has come.
  await expect(slidesOf(page).locator('> div')).toHaveCount(width > 768 ? 15 : 5);
  await stops(page).first().click();
  await expectShown(page, 0);
  await slidesOf(page).evaluate((list) => list.scrollIntoView({ block: 'center' }));
  const box = await slidesOf(page).locator('> [data-active]').boundingBox();
  if (!box) throw new Error('No product is shown.');
  return { x: Math.min(box.x + box.width / 2, width / 2), y: box.y + 120 };
}

async function expectShown(page: Page, item: number) {
  await expect(stops(page).nth(item)).toHaveAttribute('aria-disabled', 'true');
  await expect(slidesOf(page).locator('> [data-active]')).toBeInViewport();
}

async function swipe(page: Page, { x, y }: { x: number; y: number }, across: number, down = 0) {
  const touch = await page.context().newCDPSession(page);
  // As much before the middle as behind it.
  const at = (part: number) => [{ x: x + across * (part - 0.5), y: y + down * part }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 10; step += 1)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 10) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

for (const width of [390, 768, 1024, 1280])
  test.describe(`${width} px`, () => {
    test('a finger takes the products along, and no swipe leaves the page', async ({ page }) => {
      await page.goto('/en/about/');
      const middle = await begin(page, width);
      await swipe(page, middle, -260);
      await expectShown(page, 1);
      await swipe(page, middle, 260);
      await expectShown(page, 0);
      await swipe(page, middle, 260);
      // Round the list on the stage; a strip has its end there.
      await expectShown(page, width > 768 ? 4 : 0);
      await expect(page).toHaveURL('/en/');
    });

    test('a finger that goes up scrolls the page', async ({ page }) => {
      const middle = await begin(page, width);
      const before = await page.evaluate(() => scrollY);
      await swipe(page, middle, -40, -200);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
      await expectShown(page, 0);
    });

    test('the mouse drags the products, and follows no link', async ({ page }) => {
      const { x, y } = await begin(page, width);
      for (const [across, item] of [
        [-260, 1],
        [260, 0],
      ] as const) {
        await page.mouse.move(x - across / 2, y);
        await page.mouse.down();
        await page.mouse.move(x + across / 2, y + 6, { steps: 5 });
        await page.mouse.up();
        await expectShown(page, item);
      }
      await expect(page).toHaveURL('/en/');
    });

    test('a wheel that goes across turns them, one that goes down scrolls the page', async ({ page }) => {
      await page.goto('/en/about/');
      const { x, y } = await begin(page, width);
      await page.mouse.move(x, y);
      await page.mouse.wheel(300, 0);
      await expectShown(page, 1);
      await page.mouse.wheel(-300, 0);
      await expectShown(page, 0);
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 200);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
      await expectShown(page, 0);
      await expect(page).toHaveURL('/en/');
    });

    test('arrow keys turn them from any control', async ({ page }) => {
      await begin(page, width);
      await stops(page).first().press('ArrowRight');
      await expectShown(page, 1);
      await stops(page).first().press('ArrowLeft');
      await expectShown(page, 0);
      await stops(page).first().press('End');
      await expectShown(page, 4);
    });
  });
