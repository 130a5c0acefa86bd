import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const address = '/cn/details/product/S3';

/** When the lamp comes on, and in which colour, over so many milliseconds. */
const flashes = (page: Page, time: number) =>
  page.evaluate(
    (ms) =>
      new Promise<{ colour: string; at: number }[]>((done) => {
        const seen: { colour: string; at: number }[] = [];
        const observer = new MutationObserver((changes) => {
          for (const { target } of changes) {
            const colour = target instanceof HTMLElement ? target.dataset['colour'] : undefined;
            if (colour !== undefined) seen.push({ colour, at: performance.now() });
          }
        });
        observer.observe(document.body, { subtree: true, attributeFilter: ['data-colour'] });
        setTimeout(() => {
          observer.disconnect();
          done(seen);
        }, ms);
      }),
    time,
  );

test('the pattern of a warning light is chosen by keys, stands in the address, and flashes by a press', async ({
  page,
}) => {
  await page.goto(address);
  await expectRunning(page);
  const slow = page.getByRole('radio', { name: '慢闪', exact: true });
  const chase = page.getByRole('radio', { name: '红蓝交替' });
  await expect(slow).toBeChecked();
  await slow.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown');
  await expect(chase).toBeChecked();
  await expect(page).toHaveURL(`${address}?pattern=chase`);
  await page.reload();
  await expect(chase).toBeChecked();
  await expectAccessible(page, 'patterns of a warning light');

  const lit = page.getByRole('main').locator('span[data-colour]');
  await expect(lit).toHaveCount(0);
  await page.getByRole('button', { name: '开始闪烁' }).press('Enter');
  // Looked for in every frame: a flash may be over before the next look from outside.
  for (const colour of ['red', 'blue'])
    await page.waitForFunction((name) => document.querySelector(`main span[data-colour=${name}]`), colour);
  await page.getByRole('button', { name: '停止闪烁' }).press('Enter');
  await expect(page.getByRole('button', { name: '开始闪烁' })).toBeVisible();
  await expect(lit).toHaveCount(0);
});

test('a warning light flashes three times a second at most, however it is drawn', async ({ page }) => {
  await page.goto(`${address}?pattern=chase`);
  await expectRunning(page);
  expect(await flashes(page, 300)).toEqual([]);

  await page.getByRole('button', { name: '开始闪烁' }).press('Enter');
  const seen = await flashes(page, 3000);
  expect(new Set(seen.map(({ colour }) => colour))).toEqual(new Set(['red', 'blue']));
  // A frame may be drawn late, and the next in time.
  for (const { at } of seen)
    expect(seen.filter((other) => other.at >= at && other.at < at + 950).length).toBeLessThanOrEqual(3);

  await page.getByRole('button', { name: '停止闪烁' }).press('Enter');
  await expect(page.getByRole('button', { name: '开始闪烁' })).toBeVisible();
  expect(await flashes(page, 300)).toEqual([]);
});
