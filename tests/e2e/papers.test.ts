import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { plain, readPaper } from '../../apps/server/src/testing/read-paper.ts';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const words = {
  en: {
    sheet: 'Data sheet (PDF)',
    tender: 'Tender table (PDF)',
    onProduct: /^T90 data sheet/,
    ofBracket: /^SDK data sheet/,
    save: 'Save as PDF',
    saveTable: 'Save as CSV',
    take: 'Take off T90',
    left: 'This set flies.',
    to: 'to',
    unknown: 'No model is called T91.',
    names: {
      sheet: 'data-sheet',
      tender: 'tender-table',
      comparison: 'comparison',
      set: 'payload-set',
    },
  },
  cn: {
    sheet: '参数表（PDF）',
    tender: '招标参数表（PDF）',
    onProduct: /^T90 参数表/,
    ofBracket: /^SDK 参数表/,
    save: '保存为 PDF',
    saveTable: '保存为 CSV',
    take: '取下 T90',
    left: '可以这样挂载',
    to: '至',
    unknown: '没有这个型号：T91。',
    names: { sheet: '参数表', tender: '招标参数表', comparison: '对比表', set: '挂载方案' },
  },
};

/** Presses a link and keeps the file that comes. */
async function downloaded(page: Page, name: string | RegExp) {
  const link = page.getByRole('main').getByRole('link', { name, exact: true });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { file: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Presses a link and reads the PDF that comes. */
async function saved(page: Page, name: string | RegExp) {
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

for (const language of ['en', 'cn'] as const) {
  const t = words[language];

  test(`in ${language} the papers of a model have what its page has`, async ({ page }) => {
    await page.goto(`/${language}/details/parameter/T90`);
    await expectRunning(page);
    const sheet = await saved(page, t.sheet);
    expect(sheet.file).toBe(`T90-${t.names.sheet}.pdf`);
    const rows = (await rowsOf(page)).filter((row) => /\d/.test(row) && !row.includes('%'));
    expect(rows.length).toBeGreaterThan(8);
    // A page has a range with a dash, print has it in words.
    const isThere = (row: string) => [row, row.replace('–', t.to)].some((each) => sheet.text.includes(each));
    expect(rows.filter((row) => !isThere(row))).toEqual([]);
    const tender = await saved(page, t.tender);
    expect(tender.file).toBe(`T90-${t.names.tender}.pdf`);

    await page.goto(`/${language}/details/product/T90`);
    await expectRunning(page);
    expect((await saved(page, t.onProduct)).text).toBe(sheet.text);
    await page.goto(`/${language}/details/downloads/SDK`);
    await expectRunning(page);
    expect((await saved(page, t.ofBracket)).file).toBe(`SDK-${t.names.sheet}.pdf`);
  });

  test(`in ${language} what is compared and what hangs is kept as PDF`, async ({ page }) => {
    await page.goto(`/${language}/compare/searchlight?models=T90,T80`);
    await expectRunning(page);
    const family = await saved(page, t.save);
    expect(family.file).toBe(`T90-T80-${t.names.comparison}.pdf`);
    expect(family.links).toEqual([expect.stringMatching(/\/compare\/searchlight\?models=T90,T80$/)]);
    expect(family.text).toContain('13000lm11500lm');

    await page.goto(`/${language}/compare?aircraft=m350&models=T90,H150T`);
    await expectRunning(page);
    const across = await saved(page, t.save);
    expect(across.file).toBe(`T90-H150T-${t.names.comparison}.pdf`);
    expect(across.text).toContain('35%40%');

    await page.goto(`/${language}/load/m350`);
    await expectRunning(page);
    await expect(page.getByRole('link', { name: t.save })).toHaveCount(0);
    await page.goto(`/${language}/load/m350?models=T90,H150T`);
    await expectRunning(page);
    const set = await saved(page, t.save);
    expect(set.file).toBe(`M350-T90-H150T-${t.names.set}.pdf`);
    expect(set.text).toContain(plain(t.left));
    expect(set.text).toContain('787g');
    expect([set, across, family].flatMap(({ missing }) => missing)).toEqual([]);
    await page.getByRole('button', { name: t.take }).click();
    expect((await saved(page, t.save)).file).toBe(`M350-H150T-${t.names.set}.pdf`);
  });

  test(`in ${language} what is compared across families and what hangs is kept as CSV`, async ({ page }) => {
    await page.goto(`/${language}/compare?aircraft=m350&models=T90,H150T&rows=differences`);
    await expectRunning(page);
    const across = await savedTable(page, t.saveTable);
    expect(across.file).toBe(`T90-H150T-${t.names.comparison}.csv`);
    expect(across.lines.find((line) => line.includes(',%,'))).toMatch(/,%,35,40$/);
    // A paper has all rows, also where the page folds the equal ones.
    expect(across.lines.filter((line) => line.endsWith(',IP54,IP54'))).toHaveLength(1);

    await page.goto(`/${language}/load/m350?models=T90,H150T`);
    await expectRunning(page);
    const set = await savedTable(page, t.saveTable);
    expect(set.file).toBe(`M350-T90-H150T-${t.names.set}.csv`);
    expect(set.lines.map((line) => line.split(',')[2])).toEqual(
      expect.arrayContaining(['845', '980', '1943', '2730', '787']),
    );
    await page.getByRole('button', { name: t.take }).click();
    expect((await savedTable(page, t.saveTable)).file).toBe(`M350-H150T-${t.names.set}.csv`);
  });

  test(`in ${language} a paper that there is not says so`, async ({ request }) => {
    const reply = await request.get(`/data/${language}/T91.pdf`);
    expect([reply.status(), await reply.text()]).toEqual([404, t.unknown]);
  });
}
