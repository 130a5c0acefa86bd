import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../e2e/test.ts';
import { filesIn, run, tarball } from './commands.ts';
import { Site } from './site.ts';

test.describe.configure({ mode: 'serial' });

let site: Site;
let address: string;

test.beforeAll(async () => {
  site = new Site('plain', { built: '.' });
  run(site.folder, 'tar', ['-xzf', tarball, 'package/dist/browser']);
  cpSync(join(site.folder, 'package/dist/browser'), site.folder, { recursive: true });
  address = await site.serve();
});

test.afterAll(() => site.remove());

test('a page without a build shows a component in the colours of its brand, and it works', async ({
  page,
}) => {
  await page.goto(address);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(7, 9, 12)');
  await expect(page.getByText('13 000')).toBeVisible();
  const button = page.getByRole('button', { name: 'Pressed 0 times' });
  await expect(button).toHaveCSS('background-color', 'rgb(124, 184, 255)');
  await button.click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
});

test('the bundle with all components and React stays within 180 kB', () => {
  const sizes = [...filesIn(site.folder, 'payload-ui.js'), ...filesIn(site.folder, 'payload-ui.css')]
    .filter((file) => !file.includes('/package/'))
    .map((file) => brotliCompressSync(readFileSync(file)).length);
  console.log(
    `For a page without a build: ${sizes.map((size) => (size / 1000).toFixed(1)).join(' kB and ')} kB`,
  );
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(180_000);
});
