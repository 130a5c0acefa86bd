import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const hostile = `<!doctype html><html><head><title>Blocked by the gateway</title>
<script>window.ran = 'script'</script></head>
<body onload="window.ran = 'handler'"><h1>Request refused</h1><img src="/x.png" onerror="window.ran = 'image'">
<a href="javascript:window.ran='link'">Continue</a><form action="/steal"><input name="a"><button>Go</button></form>
<meta http-equiv="refresh" content="0;url=/elsewhere"></body></html>`;

test.use({ failures: true });

test('a 403 page in between is shown as plain text and reloads once', { tag: '@gate' }, async ({
  page,
  context,
}) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/en/series/megaphone');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Megaphones');
  await expectRunning(page);
  // What a product's page runs with is there, so that nothing but its data is refused.
  const product = (code: string) =>
    page.getByRole('main').getByRole('link', { name: code, exact: true }).last();
  await product('H1T').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('H1T');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Megaphones');
  await context.route('**/api/**', (route) =>
    route.fulfill({ status: 403, contentType: 'text/html', body: hostile }),
  );
  await product('H1E').click();
  // The first refusal reloads, which brings the page back that was read.
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Megaphones');
  await expectRunning(page);
  // After the second it stays, so that nobody is sent round in circles.
  await product('H1E').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blocked by the gateway');
  await expect(page.getByText('Request refused')).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await expect(page.locator('body a, body form, body img, body script, body meta')).toHaveCount(0);
  expect(loads).toBe(2);
});

test.describe('with what links lead to fetched ahead', () => {
  test.use({ savesData: false });

  test('what a gateway refuses that nobody has asked for leaves the page as it is', { tag: '@gate' }, async ({
    page,
  }) => {
    let refused = 0;
    await page.route('**/api/**', async (route) => {
      await route.fulfill({ status: 403, contentType: 'text/html', body: hostile });
      refused += 1;
    });
    // Nothing is pressed: the lists are refreshed, and what links in view lead to is fetched ahead.
    await page.goto('/en/series/megaphone');
    await expectRunning(page);
    await expect.poll(() => refused).toBeGreaterThan(8);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Megaphones');
    await expect(page.getByRole('banner')).toBeVisible();
  });
});
