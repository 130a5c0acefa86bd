import type { Page, Route } from '@playwright/test';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

// What does not come is told in the console as well.
test.use({ failures: true });

/** Answers the first requests for the data of the page in another way. Gives how often it was asked for. */
async function loseState(page: Page, times: number, way: (route: Route) => Promise<void>) {
  let asked = 0;
  await page.route('**/assets/state-*.json', async (route) => {
    asked += 1;
    await (asked <= times ? way(route) : route.continue());
  });
  return () => asked;
}

test('a page whose data was lost on the way runs once the line is there again', { tag: '@gate' }, async ({
  page,
}) => {
  // The preload of it and what the page itself asks for.
  await loseState(page, 2, (route) => route.abort());
  await page.goto('/cn/details/product/T90');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('T90');
  await expectRunning(page);
});

test('a page whose data has gone with its build is loaded once more, then stands with its links', async ({
  page,
}) => {
  const asked = await loseState(page, 1000, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const said = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('MissingPageState'),
  });
  await page.goto('/cn/details/product/T90');
  await said;
  expect(asked()).toBeLessThanOrEqual(4);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('T90');
  await page.getByRole('contentinfo').getByRole('link', { name: '新闻与活动' }).click();
  await expect(page).toHaveTitle(/^新闻与活动/);
});
