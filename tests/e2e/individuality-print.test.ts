import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const texts = {
  en: {
    remain: '25 of 49 remain',
    question: 'Which aircraft carries it?',
    family: 'Megaphones',
    answers: 'Your answers',
    why: 'Why',
    change: /^Change /,
    see: /^See /,
    ways: 'Browse instead',
  },
  cn: {
    remain: '49 款中还剩 25 款',
    question: '搭载在哪款机型上？',
    family: '喊话器',
    answers: '您的回答',
    why: '推荐理由',
    change: /^修改/,
    see: /^查看/,
    ways: '想自己挑选？',
  },
};

/** Sheets of A4 that a page takes. */
const sheets = async (pdf: Promise<Buffer>) =>
  (await pdf).toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

for (const language of ['en', 'cn'] as const) {
  const t = texts[language];
  const answers = 'scenario=publicRescue&features=shout,strongLight';

  test.describe(`the questionnaire on paper in ${language}`, () => {
    test('is one sheet with the drawing that the answers left', async ({ page }) => {
      await page.goto(`/${language}/individuality?${answers}&step=aircraft`);
      await expectRunning(page);
      const main = page.getByRole('main');
      await expect(main.getByRole('status')).toHaveText(t.remain);
      await page.emulateMedia({ media: 'print' });
      await expect(main.getByRole('status')).toBeVisible();
      await expect(page.getByRole('heading', { name: t.question })).toBeVisible();
      await expect(main.getByText(t.family, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: t.answers })).toBeVisible();
      await expect(page.getByRole('heading', { name: t.ways })).toBeHidden();
      expect(await sheets(page.pdf({ format: 'A4' }))).toBe(1);
    });

    for (const [kind, rest, counts] of [
      ['a model', 'scenario=publicRescue&features=strongLight&aircraft=M30&budget=3000to8000', 3],
      ['a combination', `${answers}&aircraft=M350RTK&budget=over20000`, 3],
    ] as const) {
      test(`is one sheet with ${kind} as its result, without what can be pressed`, async ({ page }) => {
        await page.goto(`/${language}/individuality?${rest}&step=result`);
        await expectRunning(page);
        await expect(page.getByRole('heading', { name: t.answers })).toBeVisible();
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('term').filter({ hasText: t.why, visible: true })).toHaveCount(counts);
        await expect(page.getByRole('link', { name: t.see })).toBeHidden();
        await expect(page.getByRole('button', { name: t.change }).first()).toBeHidden();
        await expect(page.getByRole('heading', { name: t.ways })).toBeHidden();
        expect(await sheets(page.pdf({ format: 'A4' }))).toBe(1);
      });
    }
  });
}
