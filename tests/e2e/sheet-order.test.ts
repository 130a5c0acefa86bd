import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

test('sheets of a page apply in their order, also when the first comes last', async ({ page }) => {
  await page.goto('/en/about');
  await expectRunning(page);
  const asked: string[] = [];
  const others = Promise.withResolvers<void>();
  await page.route('**/assets/*.css', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isFirst = asked.push(pathname) === 1;
    if (isFirst) await others.promise;
    await route.continue();
  });
  const came: string[] = [];
  page.on('requestfinished', (request) => came.push(new URL(request.url()).pathname));
  const applied = () =>
    page.evaluate(() =>
      Array.from(document.styleSheets, ({ href }) => href && new URL(href).pathname).filter(Boolean),
    );
  const before = await applied();

  await page.getByRole('contentinfo').getByRole('link', { name: 'News & events' }).click();
  await expect.poll(() => asked.length - 1).toBeGreaterThan(1);
  await expect.poll(() => asked.slice(1).filter((path) => !came.includes(path))).toEqual([]);
  expect(await applied()).toEqual(before);

  const ofPage = new Set(asked);
  others.resolve();
  await expect(page).toHaveURL('/en/news');
  const after = await applied();
  expect(after.length).toBeGreaterThanOrEqual(before.length + ofPage.size);
  // Once it is there, the page asks for those of its own links, which may be on their way.
  expect(after).toEqual([...before, ...new Set(asked)].slice(0, after.length));
});
