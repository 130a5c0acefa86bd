import { expect, test } from './test.ts';

// `npm run size` makes sure that whatever draws in radix-ui can be known by this word.
for (const language of ['en', 'cn'])
  test(`/${language}/ loads no radix-ui`, async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await page.goto(`/${language}/`, { waitUntil: 'networkidle' });
    const texts = await Promise.all(scripts);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => /radix/i.test(text))).toEqual([]);
  });
