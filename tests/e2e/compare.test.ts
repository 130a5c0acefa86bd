import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const sentences = {
  en: {
    only: 'Differences only',
    save: 'Save as CSV',
    file: 'comparison',
    weight: 'Weight',
    same: 'Same',
    foreign: /Not shown: H1T, XXX\. No searchlights here go by that name/,
    surplus: /Not shown: T30\. Four models fit side by side/,
    withoutScript: /Without JavaScript this page always shows T80, T90, T90V2, T160/,
  },
  cn: {
    only: '只看不同',
    save: '保存为 CSV',
    file: '对比表',
    weight: '重量',
    same: '相同',
    foreign: /未显示：H1T、XXX。探照灯系列中没有这个型号/,
    surplus: /未显示：T30。最多并排四款/,
    withoutScript: /未启用 JavaScript 时，本页固定显示 T80、T90、T90V2、T160/,
  },
} as const;

for (const language of ['en', 'cn'] as const) {
  const texts = sentences[language];

  test(`a link restores a comparison with its differences alone (${language})`, async ({ page }) => {
    await page.goto(`/${language}/compare/searchlight?models=T60,T90`);
    await expectRunning(page);
    await expect(page.getByRole('table').getByText(texts.same, { exact: true }).first()).toBeVisible();
    await page.getByRole('switch', { name: texts.only }).click();
    await expect(page).toHaveURL(`/${language}/compare/searchlight?models=T60,T90&rows=differences`);
    await page.reload();
    await expect(page.getByRole('switch', { name: texts.only })).toBeChecked();
    await expect(page.getByRole('table').getByText(texts.same, { exact: true })).toHaveCount(0);
    await page.getByRole('switch', { name: texts.only }).click();
    await expect(page).toHaveURL(`/${language}/compare/searchlight?models=T60,T90`);
  });

  test(`what a comparison leaves out is named, and its address mended (${language})`, async ({ page }) => {
    await page.goto(`/${language}/compare/searchlight?models=T60,H1T,XXX,T90,T90,T80,T160,T30`);
    await expect(page).toHaveURL(`/${language}/compare/searchlight?models=T60,T90,T80,T160`);
    await expect(page.getByText(texts.foreign)).toBeVisible();
    await expect(page.getByText(texts.surplus)).toBeVisible();
    await page.getByRole('button', { name: /T160$/ }).click();
    await expect(page).toHaveURL(`/${language}/compare/searchlight?models=T60,T90,T80`);
    await expect(page.getByText(texts.surplus)).toBeHidden();
  });

  test(`a comparison is saved as a table, and each model as its data sheet (${language})`, async ({
    page,
  }) => {
    await page.goto(`/${language}/compare/searchlight?models=T60,T90`);
    await expectRunning(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: texts.save }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(`T60-T90-${texts.file}.csv`);
    const table = await readFile(await saved.path(), 'utf8');
    expect(table).toContain('/compare/searchlight?models=T60,T90');
    expect(table.split('\r\n').find((line) => line.includes(texts.weight))).toMatch(/,g,\d+,845$/);

    await page.goto(`/${language}/details/parameter/T90`);
    const links = page.getByRole('main').locator('a[download]');
    await expect(links).toHaveCount(7);
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
      const reply = await page.request.get(href);
      expect([href, reply.status()]).toEqual([href, 200]);
      expect((await reply.text()).length).toBeGreaterThan(400);
    }
    const downloading = page.waitForEvent('download');
    await page.getByRole('main').locator('a[href$="/T90.csv"]').click();
    expect((await downloading).suggestedFilename()).toBe('T90.csv');
  });

  test(`without script a comparison says what it shows (${language})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(`/${language}/compare/searchlight?models=T60,T90`);
    await expect(page.getByText(texts.withoutScript)).toBeVisible();
    await context.close();
  });
}

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
