import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

test('filters stand in one line, the rarer aircraft in a list, and what is chosen in the address', {
  tag: '@gate',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/cn/series/megaphone');
  await expectRunning(page);
  const list = page.getByRole('combobox', { name: '其他机型' });
  const first = (await page.getByRole('button', { name: /8/, pressed: true }).boundingBox())!;
  expect(Math.abs((await list.boundingBox())!.y - first.y)).toBeLessThan(2);
  await list.selectOption('EVOMAX');
  await expect(page).toHaveURL('/cn/series/megaphone?filter=EVOMAX');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['H1G']);
  await page.reload();
  await expect(list).toHaveValue('EVOMAX');
});

for (const path of ['series/searchlight', 'load/m350?models=T90'])
  test(`what has the focus is never under the bar of what is chosen (${path})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`/cn/${path}`);
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
