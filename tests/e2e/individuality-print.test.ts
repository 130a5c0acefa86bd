import type { Page } from '@playwright/test';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

/** Sheets of A4 that a page takes. */
const sheets = async (pdf: Promise<Buffer>) =>
  (await pdf).toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

const answers = 'scenario=publicRescue&features=shout,strongLight';

/** That the result is on one sheet, with what it is for and without what can be pressed. */
async function expectResultOnPaper(page: Page, query: string): Promise<void> {
  await page.goto(`/cn/individuality?${query}&step=result`);
  await expectRunning(page);
  await expect(page.getByRole('heading', { name: '您的回答' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: '推荐理由', visible: true })).toHaveCount(3);
  await expect(page.getByRole('link', { name: /^查看/ })).toBeHidden();
  await expect(page.getByRole('button', { name: /^修改/ }).first()).toBeHidden();
  await expect(page.getByRole('heading', { name: '想自己挑选？' })).toBeHidden();
  expect(await sheets(page.pdf({ format: 'A4' }))).toBe(1);
}

test(
  'a combination is one sheet of paper as the result of the questionnaire',
  { tag: '@gate' },
  async ({ page }) => expectResultOnPaper(page, `${answers}&aircraft=M350RTK&budget=over20000`),
);

test('a model is one sheet as its result, and so is a question with the drawing that the answers left', async ({
  page,
}) => {
  await expectResultOnPaper(
    page,
    'scenario=publicRescue&features=strongLight&aircraft=M30&budget=3000to8000',
  );

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/cn/individuality?${answers}&step=aircraft`);
  await expectRunning(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('符合条件 25 / 49 款');
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('status')).toBeVisible();
  await expect(page.getByRole('heading', { name: '搭载在哪款机型上？' })).toBeVisible();
  await expect(main.getByText('喊话器', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '您的回答' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '想自己挑选？' })).toBeHidden();
  expect(await sheets(page.pdf({ format: 'A4' }))).toBe(1);
});
