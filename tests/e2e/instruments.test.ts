import type { Page } from '@playwright/test';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

/** What an instrument says of itself, at the address that is asked for and after three steps to the right. */
const instruments = [
  {
    name: 'a release unit’s load',
    path: '/cn/details/product/PT4',
    asked: '?at=2',
    reached: '?at=2.3',
    slider: '挂载重量',
    at: '2\u2009kg：每个挂钩 0.5\u2009kg，3 款机型中有 3 款可承载',
    moved: '2.3\u2009kg：每个挂钩 0.58\u2009kg，3 款机型中有 1 款可承载',
  },
  {
    name: 'a sign’s size',
    path: '/cn/details/product/LD5',
    asked: '?at=48',
    reached: '?at=51',
    slider: '与显示屏的距离',
    at: '48 米：手持屏幕上宽 4.0 毫米，字高视角 5.7 分；此距离可以看清',
    moved: '51 米：手持屏幕上宽 3.8 毫米，字高视角 5.4 分；此距离已看不清',
  },
  {
    name: 'an integrated machine’s footprint',
    path: '/cn/details/product/T40S',
    asked: '?at=98',
    reached: '?at=101',
    slider: '离地高度',
    at: '98 米：照度 6.8 勒克斯，光斑直径 22.3 米；喊话可达 398 米',
    moved: '101 米：照度 6.4 勒克斯，光斑直径 23.0 米；喊话可达 397 米',
  },
] as const;

const stack = {
  name: 'a bracket’s stack',
  path: '/cn/details/productSupport/M350PSDK',
  asked: '?at=10&with=T90',
  reached: '?at=13&with=T90',
  slider: '部件间距',
  at: '间距 10\u2009mm',
  moved: '间距 13\u2009mm',
} as const;

async function expectInAddress(page: Page, instrument: (typeof instruments)[number] | typeof stack) {
  const { path, asked, reached, slider: name, at, moved } = instrument;
  await page.goto(path + asked);
  await expectRunning(page);
  const slider = page.getByRole('slider', { name });
  await expect(slider).toHaveAttribute('aria-valuetext', at);
  await slider.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', moved);
  await expect(page).toHaveURL(path + reached);
  await page.reload();
  await expect(slider).toHaveAttribute('aria-valuetext', moved);
}

test('instruments stand in the address, by the keyboard alone', async ({ page }) => {
  for (const instrument of [...instruments, stack])
    await test.step(instrument.name, async () => expectInAddress(page, instrument));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  // That they are there as they begin is read from the pages themselves.
  test('what only a script could move is hidden', async ({ page }) => {
    for (const { path } of [...instruments, stack, { path: '/cn/details/product/T90' }]) {
      await page.goto(path);
      await expect(page.locator('main input[type=range]')).toBeHidden();
    }
    await page.goto('/cn/details/product/H1T');
    await expect(page.locator('main input[type=range]')).toBeHidden();
    await expect(page.getByRole('button', { name: '听一听' })).toBeHidden();
    await page.goto('/cn/details/product/S3');
    await expect(page.getByText('红蓝交替', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: '开始闪烁' })).toBeHidden();
    await page.goto('/cn/load/m350?models=T90');
    await expect(page.getByRole('img', { name: /俯视线图$/ })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /T90/ })).toBeHidden();
  });
});
