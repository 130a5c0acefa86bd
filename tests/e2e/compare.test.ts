import type { Page } from '@playwright/test';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

test('a link restores a comparison with its differences alone', { tag: '@gate' }, async ({ page }) => {
  const same = page.getByRole('table').getByText('相同', { exact: true });
  const only = page.getByRole('switch', { name: '只看差异' });
  await page.goto('/cn/compare/searchlight?models=T60,T90');
  await expectRunning(page);
  await expect(same.first()).toBeVisible();
  await only.click();
  await expect(page).toHaveURL('/cn/compare/searchlight?models=T60,T90&rows=differences');
  await page.reload();
  await expect(only).toBeChecked();
  await expect(same).toHaveCount(0);
  await only.click();
  await expect(page).toHaveURL('/cn/compare/searchlight?models=T60,T90');
});

test('what a comparison leaves out is named, and its address mended', async ({ page }) => {
  const surplus = page.getByText(/未显示：T30。最多并排四款/);
  await page.goto('/cn/compare/searchlight?models=T60,H1T,XXX,T90,T90,T80,T160,T30');
  await expect(page).toHaveURL('/cn/compare/searchlight?models=T60,T90,T80,T160');
  await expect(page.getByText(/未显示：H1T、XXX。探照灯系列中没有这个型号/)).toBeVisible();
  await expect(surplus).toBeVisible();
  await page.getByRole('button', { name: /T160$/ }).click();
  await expect(page).toHaveURL('/cn/compare/searchlight?models=T60,T90,T80');
  await expect(surplus).toBeHidden();
});

const leftOfText = (element: Element) => {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().left;
};

/** Where a column's product, code and first figure begin, in pixels from the left of the window. */
async function edgesOf(page: Page, code: string) {
  const head = page.getByRole('columnheader', { name: code });
  const index = await head.evaluate((cell) => [...cell.parentElement!.children].indexOf(cell) - 1);
  const product = await head.locator('img').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, width, height);
    let left = width;
    for (let pixel = 0; pixel < width * height; pixel += 1)
      if (data[pixel * 4 + 3]! > 40) left = Math.min(left, pixel % width);
    const box = image.getBoundingClientRect();
    return box.left + (left / width) * box.width;
  });
  return {
    product,
    code: await head.getByRole('link', { name: code }).evaluate(leftOfText),
    figure: await page
      .getByRole('row', { name: /Luminous flux/ })
      .getByRole('cell')
      .nth(index)
      .evaluate(leftOfText),
  };
}

test('product, code and figures of a column share one left edge, also in the stuck header', async ({
  page,
}) => {
  await page.goto('/en/compare/searchlight?models=T60,T90');
  await expectRunning(page);
  for (const code of ['T60', 'T90']) {
    const edges = await edgesOf(page, code);
    expect(Math.abs(edges.code - edges.figure), `${code}: ${JSON.stringify(edges)}`).toBeLessThan(3);
    expect(Math.abs(edges.product - edges.figure), `${code}: ${JSON.stringify(edges)}`).toBeLessThan(5);
  }
  await page.mouse.wheel(0, 700);
  await expect(page.locator('[data-state="stuck"]')).toBeVisible();
  for (const code of ['T60', 'T90']) {
    const edges = await edgesOf(page, code);
    expect(Math.abs(edges.code - edges.figure), `${code}: ${JSON.stringify(edges)}`).toBeLessThan(3);
    expect(edges.product, `${code}: ${JSON.stringify(edges)}`).toBeGreaterThan(edges.code + 40);
  }
});
