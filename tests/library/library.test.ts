import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '../e2e/test.ts';
import { filesIn } from './commands.ts';
import { OutsideSite } from './outside.ts';

test.describe.configure({ mode: 'serial' });

/** The carousel, and what it and the page draw in. */
const drawnIn = ['Button', 'Carousel', 'Figure', 'Link', 'Scale'];

let site: OutsideSite;
let markup: string;
let address: string;

test.beforeAll(async () => {
  site = new OutsideSite();
  site.install();
  markup = site.build();
  address = await site.serve();
});

test.afterAll(() => site.remove());

test('the types hold in another site', () => {
  expect(site.check()).toBe('');
});

test('Node renders the carousel from the tarball', () => {
  expect(markup).toContain('aria-roledescription="carousel"');
  expect(markup).toContain('Learn about T90');
});

test('only what is used comes along', () => {
  expect(site.styledComponents()).toEqual(drawnIn);
  const faces = site.css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const files = faces.flatMap((face) => /url\((.+?)\)/.exec(face)?.[1] ?? []);
  // Headings and text have a file each, and bold text is the first of them.
  expect(new Set(files).size).toBe(2);
  expect(files).toHaveLength(3);
  // What stands in until they have come: one for each width of the headings, one for each weight of the text.
  expect(faces).toHaveLength(files.length + 5);
  expect(site.scripts).not.toContain('radix');
  expect(site.scripts).toContain('Hook');
  expect(site.scripts).not.toContain('Headset');
  expect(site.tokens).toHaveProperty('palette.orange.400');
});

test('maps lead from scripts and types to the sources that the tarball has', () => {
  const maps = filesIn(join(site.package, 'dist'), '.map').filter((file) => !file.includes('/browser/'));
  const left = maps.flatMap((file) => {
    const { sources }: { sources: string[] } = JSON.parse(readFileSync(file, 'utf8'));
    return sources.filter((source) => !existsSync(join(dirname(file), source)));
  });
  expect(left).toEqual([]);
  expect(maps.filter((file) => file.endsWith('.d.ts.map'))).not.toEqual([]);

  const script = join(site.package, 'dist/components/Button/Button.js');
  const map = new SourceMap(JSON.parse(readFileSync(`${script}.map`, 'utf8')));
  const line = readFileSync(script, 'utf8').split('\n').indexOf('function refuse(event) {');
  const origin = map.findEntry(line, 'function '.length);
  const source = readFileSync(join(site.package, 'src/components/Button/Button.tsx'), 'utf8').split('\n');
  expect('originalLine' in origin && source[origin.originalLine]).toContain('function refuse(');
});

// Each of them is bundled: `npm run test:full`.
test('every component keeps to its budget', { tag: '@full' }, () => {
  console.log(site.sizes());
});

test('the carousel stands, styled, with an empty console', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address);
  const carousel = page.getByRole('region', { name: 'Recommended' });
  const active = carousel.getByRole('group', { name: 'T90, 1 of 5' });
  await expect(active).toHaveCSS('scale', '1.3');
  await expect(active).toHaveCSS('background-color', 'rgb(7, 9, 12)');
  await expect(active.getByText('T90', { exact: true })).toHaveCSS('font-family', /^Archivo/);
  expect(
    await page.evaluate(() => document.fonts.load('800 20px Archivo').then(({ length }) => length)),
  ).toBe(1);
});

test('it works after hydration', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Pause rotation' }).click();
  await expect(page.getByRole('button', { name: 'Start rotation' })).toBeVisible();
  await page.getByRole('button', { name: 'L40' }).click();
  await expect(page.getByRole('group', { name: 'L40, 2 of 5' })).toBeVisible();
});

test('the layers hold though the theme comes last', async ({ page }) => {
  await page.goto(address);
  // A reset that came after the components would take their padding, and the site's own.
  await expect(page.getByText('Words of this site')).toHaveCSS('padding', '7px');
  await expect(page.getByText('Words of this site')).toHaveCSS('color', 'rgb(147, 163, 172)');
  const slides = page.getByRole('group', { name: 'T90, 1 of 5' }).locator('..');
  await expect(slides).toHaveCSS('padding-block', '4px');
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
});
