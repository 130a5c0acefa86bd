import type { Locator, Page } from '@playwright/test';
import { aircraft } from '../../packages/catalog/src/index.ts';
import { expectAccessible } from './accessible.ts';
import { changedPart, drawnAfter, extentOf, walksAllModels } from './drawn-model.ts';
import { overflows } from './overflows.ts';
import { expectRunning } from './running.ts';
import { expect, saveData, test } from './test.ts';

const t = {
  turn: '三维查看',
  saving: '三维查看（约 1 MB）',
  rulers: '毫米标尺',
  name: /^经纬 M350 级无人机模型，挂载 T90/,
  bare: '经纬 M350 级无人机模型',
  turned: /转向[左右]侧/,
  plan: /俯视线图$/,
  hang: '挂上',
  hanging: '已挂上',
  off: '取下 T90',
  back: '返回线图',
  unsupported: /^此浏览器不支持 WebGL/,
};

/** Keys that draw the view of the picture again. */
const home = ['ArrowLeft', 'Home'];

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const filesOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /models\/|ToTurn|\/stage-|\/assembly-/.test(path)),
  );

/** The set is there once it has been drawn; software draws it, and compiles its shaders first. */
async function turnedSet(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: t.turn }).click();
  await expect(page.getByRole('button', { name: t.rulers })).toBeVisible({ timeout: 60_000 });
  return page.getByRole('application');
}

/** What a pointer presses of a choice. */
const choice = (page: Page, code: string, name: string) =>
  page
    .locator('label')
    .filter({ has: page.getByRole('checkbox', { name: new RegExp(`^${name} ${code}，`) }) });

test('the set in 3D loads by a press alone, follows what hangs, and gives the drawing back', async ({
  page,
}) => {
  test.slow();
  await page.goto(`/cn/load/m350?models=T90`, { waitUntil: 'networkidle' });
  await expectRunning(page);
  expect(await filesOf(page)).toEqual([]);

  const model = await turnedSet(page);
  await expect(model).toBeFocused();
  await expect(model).toHaveAccessibleName(t.name);
  const before = await filesOf(page);
  for (const file of ['/static/models/aircraft/m350.glb', '/static/models/T90.glb'])
    expect(before).toContain(file);
  await expect(page.getByRole('img', { name: t.plan })).toBeHidden();
  await expect(page.getByRole('button', { name: t.off })).toBeHidden();
  const one = extentOf(await drawnAfter(model, home));
  expect(one.covered).toBeGreaterThan(0.05);
  expect(one.left).toBeGreaterThan(0);
  expect(one.right).toBeLessThan(1);
  await expectAccessible(page);

  // A megaphone more covers more of what is below the aircraft.
  await choice(page, 'H150T', t.hang).click();
  await expect.poll(() => filesOf(page)).toContain('/static/models/H150T.glb');
  await expect(model).toHaveAccessibleName(/T90.+H150T/);
  await expect
    .poll(async () => extentOf(await drawnAfter(model, home)).covered, { timeout: 30_000 })
    .toBeGreaterThan(one.covered * 1.03);

  await choice(page, 'T90', t.hanging).click();
  await choice(page, 'H150T', t.hanging).click();
  await expect(model).toHaveAccessibleName(t.bare);
  await expect
    .poll(async () => extentOf(await drawnAfter(model, home)).covered, { timeout: 30_000 })
    .toBeLessThan(one.covered);

  await choice(page, 'T90', t.hang).click();
  await page.getByRole('button', { name: t.back }).click();
  await expect(model).toHaveCount(0);
  await expect(page.getByRole('img', { name: t.plan })).toBeVisible();
  await expect(page.getByRole('button', { name: t.off })).toBeVisible();
});

test('the set in 3D is turned by keys, a drag and a wheel, and left by Escape', async ({ page }) => {
  test.slow();
  await page.goto(`/cn/load/m350?models=T90,H150T`);
  await expectRunning(page);
  const model = await turnedSet(page);
  await expect(model).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(t.turned).first()).toBeAttached();
  const angle = async () => (await page.getByText(t.turned).first().textContent()) ?? '';
  const before = await angle();
  const box = await model.boundingBox();
  if (!box) throw new Error('The set has no place.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.width / 2, y, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.press('ArrowRight');
  expect(await angle()).not.toBe(before);
  // Over the set, whose edge the drag has reached.
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -300);
  // The wheel has enlarged it by e^0.45. It goes through the compositor, where a key sent after it may come first.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/157\W*%/)).toBeAttached({ timeout: 2000 });
  }).toPass();

  await page.keyboard.press('Escape');
  await expect(model).toHaveCount(0);
  await expect(page.getByRole('button', { name: t.turn })).toBeFocused();
});

test('the set in 3D stays the drawing without WebGL, on paper, and costs nobody anything unasked', async ({
  page,
}) => {
  test.slow();
  await saveData(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/cn/load/m350?models=T90`);
  await expectRunning(page);
  const turn = page.getByRole('button', { name: t.turn });
  await expect(turn).toHaveText(t.saving);
  await turnedSet(page);
  expect(await overflows(page)).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: t.plan })).toBeVisible();
  await expect(turn).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.addInitScript(() => {
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => null });
  });
  await page.reload();
  await expectRunning(page);
  await turn.click();
  await expect(page.getByText(t.unsupported)).toBeVisible();
  await expect(page.getByRole('img', { name: t.plan })).toBeVisible();
});

/** One of each that has a model of its own. */
const modelled = [...new Map(aircraft.map((each) => [each.plan, each])).values()];

test(`${walksAllModels ? 'every aircraft is' : 'an aircraft is'} drawn within its place, lit, and turned by keys`, async ({
  page,
}) => {
  const walked = walksAllModels ? modelled : modelled.slice(0, 1);
  test.setTimeout(120_000 * walked.length);
  for (const { key } of walked) {
    await page.goto(`/cn/load/${key.toLowerCase()}`);
    await expectRunning(page);
    const model = await turnedSet(page);
    const before = await drawnAfter(model, home);
    const { covered } = extentOf(before);
    expect.soft(covered, `${key} is drawn`).toBeGreaterThan(0.04);
    expect.soft(covered, `${key} is no larger than its place`).toBeLessThan(0.6);
    expect.soft(before.brightness, `${key} is lit`).toBeGreaterThan(0.25);
    const turned = await drawnAfter(
      model,
      Array.from({ length: 4 }, () => 'ArrowRight'),
    );
    expect.soft(changedPart(before, turned), `${key} has turned`).toBeGreaterThan(0.05);
  }
});
