import type { Page } from '@playwright/test';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

test.use({ hasTouch: true });
// It rests from the start, and what is turned is there at once.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const hot = (page: Page) => page.getByRole('region', { name: '推荐产品', exact: true });
const stops = (page: Page) => hot(page).getByRole('group', { name: '选择产品' }).getByRole('button');
const slidesOf = (page: Page) => hot(page).locator('[aria-live]');

/** The home page with the first product shown, and the middle of what shows it. */
async function begin(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await page.goto('/cn/');
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
  const begun = Date.now() / 1000 - 1;
  // By its own clock: a machine that has much else to do would make it a jerk that throws the strip past the next product.
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number, seconds: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : at(part),
      timestamp: begun + seconds,
    });
  await send('touchStart', 0, 0);
  for (let step = 1; step <= 10; step += 1) await send('touchMove', step / 10, step / 20);
  // The finger rests before it is lifted.
  await send('touchMove', 1, 0.8);
  await send('touchEnd', 1, 0.9);
  await touch.detach();
}

/** What a hand does to the products at a width: all of it in one visit, as none of it leaves the page. */
async function walkGestures(page: Page, width: number): Promise<void> {
  const isStage = width > 768;
  // A page before, to which a browser would go back.
  await page.goto('/cn/about');
  const middle = await begin(page, width);

  // A finger takes the products along.
  await swipe(page, middle, -260);
  await expectShown(page, 1);
  await swipe(page, middle, 260);
  await expectShown(page, 0);
  await swipe(page, middle, 260);
  // Round the list on the stage; a strip has its end there.
  await expectShown(page, isStage ? 4 : 0);
  if (isStage) await stops(page).first().click();
  await expectShown(page, 0);

  // The mouse drags them, and follows no link.
  const { x, y } = middle;
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

  // A wheel that goes across turns them, one that goes down scrolls the page.
  await page.mouse.move(x, y);
  await page.mouse.wheel(300, 0);
  await expectShown(page, 1);
  await page.mouse.wheel(-300, 0);
  await expectShown(page, 0);
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await page.mouse.wheel(0, 200);
  await expect.poll(scrolled).toBe(before + 200);
  await page.mouse.wheel(0, -200);
  await expect.poll(scrolled).toBe(before);
  await expectShown(page, 0);

  // A finger that goes up scrolls it too.
  await swipe(page, middle, -40, -200);
  await expect.poll(scrolled).toBeGreaterThan(before + 100);
  await expectShown(page, 0);
  await expect(page).toHaveURL('/cn/');
}

test('hands turn the products on a phone, and leave the page its own', { tag: '@gate' }, async ({ page }) =>
  walkGestures(page, 390),
);

// On both sides of the width from which they are a stage, and well above it.
for (const width of [768, 1024, 1280])
  test(`hands turn the products at ${width} px too`, async ({ page }) => walkGestures(page, width));
