import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const texts = {
  en: {
    start: 'Start flashing',
    stop: 'Stop flashing',
    slow: 'Slow',
    chase: 'Red-blue chase',
    guard: /never more than 3 flashes a second, as WCAG 2\.3\.1 asks/,
    still: /nothing flashes here/,
    slowed: /slowed down/,
  },
  cn: {
    start: '开始闪烁',
    stop: '停止闪烁',
    slow: '慢闪',
    chase: '红蓝交替',
    guard: /每秒最多闪3次/,
    still: /这里不闪烁/,
    slowed: /已放慢/,
  },
} as const;

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

for (const language of ['en', 'cn'] as const) {
  const { start, stop, slow, chase, guard, still, slowed } = texts[language];
  const address = `/${language}/details/product/S3`;

  test(`a warning light flashes by a press, three times a second at most (${language})`, async ({ page }) => {
    await page.goto(`${address}?pattern=chase`);
    await expectRunning(page);
    await expect(page.getByRole('radio', { name: chase })).toBeChecked();
    await expect(page.getByText(guard)).toBeVisible();
    await expect(page.getByText(slowed)).toBeVisible();
    expect(await flashes(page, 300)).toEqual([]);

    await page.getByRole('button', { name: start }).focus();
    await page.keyboard.press('Enter');
    const seen = await flashes(page, 3000);
    expect(new Set(seen.map(({ colour }) => colour))).toEqual(new Set(['red', 'blue']));
    // A frame may be drawn late, and the next in time.
    for (const { at } of seen)
      expect(seen.filter((other) => other.at >= at && other.at < at + 950).length).toBeLessThanOrEqual(3);

    await page.getByRole('button', { name: stop }).press('Enter');
    await expect(page.getByRole('button', { name: start })).toBeVisible();
    expect(await flashes(page, 300)).toEqual([]);
  });

  test(`the pattern of a warning light is chosen by keys and stands in the address (${language})`, async ({
    page,
  }) => {
    await page.goto(address);
    await expectRunning(page);
    await expect(page.getByRole('radio', { name: slow, exact: true })).toBeChecked();
    await page.getByRole('radio', { name: slow, exact: true }).focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: chase })).toBeChecked();
    await expect(page).toHaveURL(`${address}?pattern=chase`);
    await page.reload();
    await expect(page.getByRole('radio', { name: chase })).toBeChecked();
    await expectAccessible(page, 'patterns of a warning light');
  });

  test(`nothing flashes for those who prefer less motion (${language})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${address}?pattern=chase`);
    await expectRunning(page);
    await expect(page.getByText(still)).toBeVisible();
    await expect(page.getByRole('button', { name: start })).toHaveCount(0);
  });

  test(`without script a warning light has its time line (${language})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.getByRole('group').getByText(chase, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: start })).toBeHidden();
    await context.close();
  });
}
