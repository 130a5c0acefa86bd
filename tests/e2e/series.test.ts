import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

for (const [language, other, longest] of [
  ['en', 'Other aircraft', 'H150T'],
  ['cn', '其他机型', 'H150T'],
] as const) {
  test(`filters stand in one line, the rarer aircraft in a list (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/${language}/series/megaphone`);
    await expectRunning(page);
    const list = page.getByRole('combobox', { name: other });
    const first = (await page.getByRole('button', { name: /8/, pressed: true }).boundingBox())!;
    expect(Math.abs((await list.boundingBox())!.y - first.y)).toBeLessThan(2);
    await list.selectOption('EVOMAX');
    await expect(page).toHaveURL(`/${language}/series/megaphone?filter=EVOMAX`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['H1G']);
    await page.reload();
    await expect(list).toHaveValue('EVOMAX');
  });

  test(`figures of cards stand under each other (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/${language}/series/megaphone`);
    const columns = await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .evaluateAll((cards) =>
        cards.map((card) =>
          [...card.querySelectorAll('dt')].map((label) => {
            const box = label.getBoundingClientRect();
            return {
              at: Math.round(box.left - card.getBoundingClientRect().left),
              lines: Math.round(box.height / 20),
            };
          }),
        ),
      );
    expect(columns).toHaveLength(8);
    for (const column of columns) expect(column).toEqual(columns[0]);
    expect(columns[0]!.map(({ lines }) => lines)).toEqual([1, 1, 1]);
  });

  test(`bars on phones follow the order of the list (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`/${language}/series/megaphone`);
    await expectRunning(page);
    const bars = page.getByRole('term').filter({ visible: true });
    await expect(bars.first()).toHaveText(longest);
    await page.getByRole('combobox').last().selectOption('weight');
    await expect(bars.first()).toHaveText('H1E');
  });

  for (const path of ['series/searchlight', 'load/m350?models=T90'])
    test(`what has the focus is never under the bar of what is chosen (${language}, ${path})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(`/${language}/${path}`);
      await expectRunning(page);
      const choice = page.getByRole('main').getByRole('listitem').getByRole('checkbox').nth(1);
      await choice.focus();
      await page.keyboard.press('Space');
      const bar = page.getByRole('main').getByRole('complementary');
      const top = async () => (await bar.boundingBox())?.y ?? 0;
      await expect
        .poll(async () => (await top()) - (await choice.evaluate(bottomOf)))
        .toBeGreaterThanOrEqual(0);
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element) throw new Error('Nothing has the focus.');
          return {
            bottom: element.getBoundingClientRect().bottom,
            isInBar: element.closest('aside') !== null,
          };
        });
        if (focused.isInBar) break;
        expect(focused.bottom).toBeLessThanOrEqual(await top());
      }
    });
}
