import type { Page } from '@playwright/test';
import { products, productTypes } from '../../packages/catalog/src/index.ts';
import { changedPart, drawnAfter, walksAllModels } from './drawn-model.ts';
import { expect, saveData, test } from './test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const turnOn = (page: Page) => page.getByRole('button', { name: /^(?:Turn|旋转查看)/ });

/** A model is there once it has been drawn; software draws it, and compiles its shaders first. */
const shownModel = async (page: Page) => {
  const model = page.getByRole('application');
  await expect(page.getByRole('button', { name: /^(?:Millimetres|毫米标尺)$/ })).toBeVisible({
    timeout: 60_000,
  });
  return model;
};

/** Addresses and bytes of what a page has asked for since. */
async function loadedSince(page: Page, before: number): Promise<{ name: string; bytes: number }[]> {
  return await page.evaluate(
    (first) =>
      performance
        .getEntriesByType('resource')
        .slice(first)
        .map((entry) => ({
          name: new URL(entry.name).pathname,
          bytes: entry instanceof PerformanceResourceTiming ? entry.transferSize : 0,
        })),
    before,
  );
}

/** What the stage takes away for the model: the frame around the picture. */
const pictureOf = (page: Page) =>
  page.getByRole('img', { name: 'T90 无人机探照灯示意图', exact: true }).locator('xpath=ancestor::span');

const cutoutOf = (code: string) => `/public/min/products/${code}.webp`;

test('nothing of a model loads before the press, and the model takes the place of the picture', {
  tag: '@gate',
}, async ({ page }) => {
  test.slow();
  // Software draws as long as there are pixels.
  await page.setViewportSize({ width: 390, height: 844 });
  await saveData(page);
  await page.goto('/cn/details/product/T90', { waitUntil: 'networkidle' });
  const before = await loadedSince(page, 0);
  expect(before.filter(({ name }) => /models\/|ModelToTurn|\/stage-/.test(name))).toEqual([]);

  const button = turnOn(page);
  // Whoever saves data reads what it costs.
  await expect(button).toHaveText('旋转查看（约 0.4 MB）');
  await button.click();
  const model = await shownModel(page);
  await expect(model).toBeFocused();
  const after = await loadedSince(page, before.length);
  const bytes = after.reduce((sum, each) => sum + each.bytes, 0);
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(after.map(({ name }) => name)).toContain('/static/models/T90.glb');
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(400_000);

  const picture = pictureOf(page);
  await expect(picture).toHaveCSS('opacity', '0');
  expect((await drawnAfter(model, ['ArrowLeft', 'Home'], cutoutOf('T90'))).shared).toBeGreaterThan(0.93);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('application')).toHaveCount(0);
  await expect(picture).toHaveCSS('opacity', '1');
  await expect(button).toBeFocused();
});

test('hands turn and enlarge it, and its lamps can be switched', async ({ page }) => {
  test.slow();
  await page.goto('/cn/details/product/T90');
  await turnOn(page).click();
  const model = await shownModel(page);
  const home = await drawnAfter(model, ['ArrowLeft', 'Home'], cutoutOf('T90'));
  const again = await drawnAfter(model, ['ArrowLeft', 'Home'], cutoutOf('T90'));
  expect(changedPart(home, again)).toBeLessThan(0.005);
  await page.getByRole('button', { name: '灯光' }).click();
  const dark = await drawnAfter(model, ['ArrowLeft', 'Home'], cutoutOf('T90'));
  // Its highlights are of the light that it stands in.
  expect(dark.mean).toBeLessThan(home.mean * 0.97);

  const box = await model.boundingBox();
  if (!box) throw new Error('The model has no place.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 200, y, { steps: 4 });
  await page.mouse.up();
  const dragged = await drawnAfter(model, ['ArrowUp', 'ArrowDown'], cutoutOf('T90'));
  expect(dragged.shared).toBeLessThan(home.shared - 0.02);
});

test(`${walksAllModels ? 'every model' : 'a model of each type'} is drawn where its picture is, lit, and turned by keys`, async ({
  page,
}) => {
  const models = productTypes.flatMap((type) => {
    const ofType = products.filter((product) => product.type === type);
    return walksAllModels ? ofType : ofType.slice(0, 1);
  });
  test.setTimeout(180_000 * models.length);
  for (const { code, route } of models) {
    await page.goto(`/en/details${route}/${code}`);
    await turnOn(page).click();
    const model = await shownModel(page);
    const home = await drawnAfter(model, ['ArrowLeft', 'Home'], cutoutOf(code));
    expect.soft(home.shared, `${code} covers its picture`).toBeGreaterThan(0.8);
    expect.soft(home.brightness, `${code} is lit`).toBeGreaterThan(0.25);
    const turned = await drawnAfter(
      model,
      Array.from({ length: 4 }, () => 'ArrowRight'),
      cutoutOf(code),
    );
    // A dome turned looks as wide as before, so what is on it counts.
    expect.soft(changedPart(home, turned), `${code} has turned`).toBeGreaterThan(0.02);
  }
});

test.describe('where the model does not come', () => {
  test.use({ failures: true });

  test('the picture stays, and another press asks for it again', async ({ page }) => {
    test.slow();
    await page.route('**/models/T90.glb*', (route) => route.abort());
    await page.goto('/cn/details/product/T90');
    await turnOn(page).click();
    await expect(page.getByText('模型未能加载，页面仍显示图片。')).toBeVisible();
    await expect(pictureOf(page)).toHaveCSS('opacity', '1');
    await page.unroute('**/models/T90.glb*');
    await page.getByRole('button', { name: '重新加载' }).click();
    await shownModel(page);
  });
});
