import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

// What comes early for other pages is not the page's own.
test.use({ savesData: true });

// `npm run size` makes sure that whatever imports radix-ui can be known by this word.
test('the first page loads no radix-ui', async ({ page, request }) => {
  const scripts = new Set<string>();
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') scripts.add(sent.url());
  });
  await page.goto('/cn/');
  await expectRunning(page);
  expect(scripts.size).toBeGreaterThan(0);
  // Asked for once more: what the page itself received can no longer be read once the browser has dropped it.
  for (const script of scripts) expect(await (await request.get(script)).text()).not.toMatch(/radix/i);
});
