import { expect, test } from './test.ts';

// What other pages need is fetched too while the page rests.
test.use({ savesData: false });

test('a first view of the home page asks the service for nothing twice', { tag: '@gate' }, async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  await page.goto('/cn/');
  // The seven lists and the home info, as the page starts.
  await expect
    .poll(() => calls.filter((call) => /getHomepageInfo|findProductsByType/.test(call)).length)
    .toBeGreaterThanOrEqual(8);
  for (const link of await page.locator('nav#families a').all()) await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
});
