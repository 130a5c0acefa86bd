import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { plain, readPaper } from '../../apps/server/src/testing/read-paper.ts';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const asPaper = '保存为 PDF';
const asTable = '保存为 CSV';

/** Presses a link and keeps the file that comes. */
async function downloaded(page: Page, name: string) {
  const link = page.getByRole('main').getByRole('link', { name, exact: true });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { file: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Presses a link and reads the PDF that comes. */
async function saved(page: Page, name: string) {
  const { file, bytes } = await downloaded(page, name);
  return { file, ...(await readPaper(bytes)) };
}

/** Presses a link and reads the lines of the table that comes. */
async function savedTable(page: Page, name: string) {
  const { file, bytes } = await downloaded(page, name);
  return { file, lines: bytes.toString('utf8').split('\r\n') };
}

/** The rows of a table as they are read, heading and cells. */
async function rowsOf(page: Page): Promise<string[]> {
  const rows = await page.getByRole('table').first().getByRole('row').allTextContents();
  return rows.map(plain);
}

test('the data sheet of a model has what its page has', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/cn/details/parameter/T90');
  await expectRunning(page);
  const sheet = await saved(page, '参数表（PDF）');
  expect(sheet.file).toBe('T90-参数表.pdf');
  const rows = (await rowsOf(page)).filter((row) => /\d/.test(row) && !row.includes('%'));
  expect(rows.length).toBeGreaterThan(8);
  // A page has a range with a dash, print has it in words.
  const isThere = (row: string) => [row, row.replace('–', '至')].some((each) => sheet.text.includes(each));
  expect(rows.filter((row) => !isThere(row))).toEqual([]);
});

test('what is compared and what hangs is kept as PDF and as CSV, as it is by then', async ({ page }) => {
  await page.goto('/cn/compare/searchlight?models=T90,T80');
  await expectRunning(page);
  const family = await saved(page, asPaper);
  expect(family.file).toBe('T90-T80-对比表.pdf');
  expect(family.links).toEqual([expect.stringMatching(/\/compare\/searchlight\?models=T90,T80$/)]);
  expect(family.text).toContain('13000lm11500lm');
  const familyTable = await savedTable(page, asTable);
  expect(familyTable.file).toBe('T90-T80-对比表.csv');
  expect(familyTable.lines.find((line) => line.includes('重量'))).toMatch(/,g,845,\d+$/);

  await page.goto('/cn/compare?aircraft=m350&models=T90,H150T&rows=differences');
  await expectRunning(page);
  const across = await saved(page, asPaper);
  expect(across.file).toBe('T90-H150T-对比表.pdf');
  expect(across.text).toContain('35%40%');
  const acrossTable = await savedTable(page, asTable);
  expect(acrossTable.file).toBe('T90-H150T-对比表.csv');
  expect(acrossTable.lines.find((line) => line.includes(',%,'))).toMatch(/,%,35,40$/);
  // A paper has all rows, also where the page folds the equal ones.
  expect(acrossTable.lines.filter((line) => line.endsWith(',IP54,IP54'))).toHaveLength(1);

  await page.goto('/cn/load/m350');
  await expectRunning(page);
  await expect(page.getByRole('link', { name: asPaper })).toHaveCount(0);
  await page.goto('/cn/load/m350?models=T90,H150T');
  await expectRunning(page);
  const set = await saved(page, asPaper);
  expect(set.file).toBe('M350-T90-H150T-挂载方案.pdf');
  expect(set.text).toContain(plain('可以这样挂载'));
  expect(set.text).toContain('787g');
  expect([set, across, family].flatMap(({ missing }) => missing)).toEqual([]);
  const setTable = await savedTable(page, asTable);
  expect(setTable.file).toBe('M350-T90-H150T-挂载方案.csv');
  expect(setTable.lines.map((line) => line.split(',')[2])).toEqual(
    expect.arrayContaining(['845', '980', '1943', '2730', '787']),
  );
  await page.getByRole('button', { name: '取下 T90' }).click();
  expect((await saved(page, asPaper)).file).toBe('M350-H150T-挂载方案.pdf');
  expect((await savedTable(page, asTable)).file).toBe('M350-H150T-挂载方案.csv');
});
