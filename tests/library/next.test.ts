import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../e2e/test.ts';
import { install, textIn } from './commands.ts';
import { Site } from './site.ts';

test.describe.configure({ mode: 'serial' });

let site: Site;
let address: string;

test.beforeAll(async () => {
  // Its documents have scripts of Next in them.
  site = new Site('next', { built: 'out', isStrict: false });
  // The compiler as a library, by which Next checks types, is no part of TypeScript 7.
  install(site.folder, ['@types/node', '@types/react', 'react', 'react-dom'], {
    next: '16.4.6',
    typescript: '5.9.3',
  });
  site.bin('next', 'build');
  address = await site.serve();
});

test.afterAll(() => site.remove());

test('what has no handlers is drawn on the server and sends no script', { tag: '@full' }, () => {
  const styles = join(site.folder, 'node_modules/@payload/ui/dist/components/Note/Note.css.js');
  const [, className = ''] = /root = "(\w+)"/.exec(readFileSync(styles, 'utf8')) ?? [];
  expect(className).not.toBe('');
  expect(readFileSync(join(site.built, 'index.html'), 'utf8')).toContain(`class="${className}"`);
  expect(textIn(site.built, '.css')).toContain(`.${className}`);
  expect(textIn(site.built, '.js')).not.toContain(className);
});

test('the page stands, styled, and works after hydration', { tag: '@full' }, async ({ page }) => {
  await page.goto(address);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(7, 9, 12)');
  await expect(page.getByText('13 000')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Learn about T90' })).toHaveCSS(
    'background-color',
    'rgb(255, 106, 43)',
  );
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
});
