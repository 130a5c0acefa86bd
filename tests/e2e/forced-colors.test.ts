import type { Page } from '@playwright/test';
import { pixelReader } from './pixels.ts';
import { expect, test } from './test.ts';

/** Contrast of the text colour of an element against what is painted most in its box. */
async function contrastOf(page: Page, reader: Page, selector: string): Promise<number> {
  const element = page.locator(selector).first();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  const color = await element.evaluate((node) => getComputedStyle(node).color);
  const shot = await page.screenshot({ clip: box });
  return await reader.evaluate(
    async ({ image, text }) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${image}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas to read pixels from.');
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- It runs in the page, which has nothing from outside.
      const luminance = (channels: number[]) => {
        const [r = 0, g = 0, b = 0] = channels.map((value) => {
          const share = value / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const own = luminance((text.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
      // The worst pixel that is not a letter's own edge: every tenth of the lightness counts that fills a part of the box.
      const counts = new Map<number, number>();
      for (let at = 0; at < data.length; at += 4) {
        const bucket = Math.round(luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]) * 20);
        counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
      }
      const grounds = [...counts]
        .filter(([bucket, count]) => count > (0.08 * data.length) / 4 && Math.abs(bucket / 20 - own) > 0.05)
        .map(([bucket]) => bucket / 20);
      if (grounds.length === 0) return 1;
      return Math.min(
        ...grounds.map((ground) => (Math.max(ground, own) + 0.05) / (Math.min(ground, own) + 0.05)),
      );
    },
    { image: shot.toString('base64'), text: color },
  );
}

const schemes = ['light', 'dark'] as const;

async function expectLegible(page: Page, reader: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  for (const selector of ['main h1', 'header [data-theme] svg, header svg', 'main h1 ~ p, main p']) {
    const contrast = await contrastOf(page, reader, selector);
    expect(contrast, `${selector} on ${address}`).toBeGreaterThanOrEqual(4.5);
  }
}

test('a product is legible in forced colours, and its code cuts no line above it', { tag: '@gate' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light', reducedMotion: 'reduce' });
  await expectLegible(page, await pixelReader(page), '/cn/details/product/T90');
  await expectBreadcrumbWhole(page);
});

/** The code's own ground does not reach the line above it. */
async function expectBreadcrumbWhole(page: Page): Promise<void> {
  const last = page.locator('main nav').first().getByText('T90', { exact: true });
  const box = await last.boundingBox();
  if (!box) throw new Error('The breadcrumb is not shown.');
  const shown = await page.screenshot({ clip: box });
  await page.locator('main h1').evaluate((heading) => heading.style.setProperty('visibility', 'hidden'));
  expect(await page.screenshot({ clip: box })).toEqual(shown);
}

test('headlines and the header are legible in forced colours, light and dark', async ({ page }) => {
  const reader = await pixelReader(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    for (const address of ['/en/', '/en/solution/FireFighting', '/en/industryApply'])
      await expectLegible(page, reader, address);
  }
  await expectLegible(page, reader, '/en/details/product/T90');
  await expectBreadcrumbWhole(page);
});
