import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../e2e/test.ts';
import { run, tarball } from './commands.ts';
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

test('what a page loads of all components and React stays within 195 kB', () => {
  const weigh = (file: string) => brotliCompressSync(readFileSync(join(site.folder, file))).length;
  const main = readFileSync(join(site.folder, 'payload-ui.js'), 'utf8');
  const imported = Array.from(main.matchAll(/from\s*"\.\/([^"]+)"/g), ([, file = '']) => file);
  const script = ['payload-ui.js', ...imported].reduce((sum, file) => sum + weigh(file), 0);
  const styles = weigh('payload-ui.css');
  console.log(
    `For a page without a build: ${[script, styles].map((size) => (size / 1000).toFixed(1)).join(' kB and ')} kB`,
  );
  expect(script + styles).toBeLessThan(195_000);
});
