import { expect, test } from './test.ts';

// What other pages need is fetched too while the page rests.
test.use({ savesData: false });

/** A page of each kind, and how many calls of the service its first visit may make, its prefetches of what is in view included. */
const budgets = [
  ['/cn/', 14],
  ['/en/series/searchlight', 45],
  ['/cn/details/product/T90', 20],
  ['/en/details/downloads/T90', 18],
  ['/cn/compare/searchlight', 28],
  ['/en/load/m350', 12],
  ['/cn/apply/repair', 14],
  ['/en/faq', 10],
] as const;

for (const [index, [address, most]] of budgets.entries())
  test(`a first visit of ${address} asks for nothing twice, and ${most} times at most`, {
    // Every other one: what several kinds of page share is seen by each.
    tag: index % 2 === 0 ? '@gate' : [],
  }, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (/^\/(?:jz-)?api\//.test(pathname)) calls.push(pathname + search);
    });
    await page.goto(address);
    // The seven lists and the home info, as the page starts.
    await expect
      .poll(() => calls.filter((call) => /getHomepageInfo|findProductsByType/.test(call)).length)
      .toBeGreaterThanOrEqual(8);
    await page.waitForLoadState('networkidle');
    expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
    expect(calls.length).toBeLessThanOrEqual(most);
  });
