import { expectAccessible } from './accessible.ts';
import { overflows } from './overflows.ts';
import { expect, saveData, test } from './test.ts';

// What the pictures say, in both languages, is read from the pages themselves.
const detail = 'T90 无人机探照灯的灯组特写示意图';
const aboard = '经纬 M350 级无人机挂载 T90 的仰视示意图';

test('a closer look comes where one comes to it, beside each other or below, and not on paper', async ({
  page,
}) => {
  // With data saver nothing is loaded ahead of where one is.
  await saveData(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/cn/details/product/T90');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /\/(?:detail|aboard)\//.test(path))).toEqual([]);

  const heading = page.getByRole('heading', { name: '细节' });
  await heading.scrollIntoViewIfNeeded();
  const first = page.getByRole('img', { name: detail, exact: true });
  const second = page.getByRole('img', { name: aboard, exact: true });
  for (const picture of [first, second]) {
    await expect(picture).toHaveJSProperty('complete', true);
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
  // Beside each other, and of one size.
  const [left, right] = [await first.boundingBox(), await second.boundingBox()];
  expect(right?.y).toBe(left?.y);
  expect(right?.height).toBe(left?.height);
  await expectAccessible(page);

  // Below each other on a phone.
  await page.setViewportSize({ width: 320, height: 640 });
  await first.scrollIntoViewIfNeeded();
  await expect(async () => {
    const [above, below] = [await first.boundingBox(), await second.boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  }).toPass();
  expect(await overflows(page)).toBe(false);

  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeHidden();
});
