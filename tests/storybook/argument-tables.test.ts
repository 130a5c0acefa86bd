import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { parseSync } from 'vite';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { findHeadlessShell, softwareOnly } from '../../scripts/browser.ts';
import { firstStory, openPreview } from './preview-page.ts';
import { readTables } from './read-tables.ts';

type Entry = { id: string; type: 'docs' | 'story'; importPath: string };

/** Pages that work at once: most of the time Storybook waits for animations to begin, a tenth of a second each; to open one takes seconds. */
const pages = 4;

const folder = inject('storybook');
let browser: Browser;
let entries: Entry[];

beforeAll(async () => {
  const index: { entries: Record<string, Entry> } = JSON.parse(
    await readFile(join(folder, 'index.json'), 'utf8'),
  );
  entries = Object.values(index.entries).filter(({ importPath }) =>
    importPath.includes('packages/ui/src/components/'),
  );
  const executablePath = findHeadlessShell();
  browser = await chromium.launch({ args: [softwareOnly], ...(executablePath ? { executablePath } : {}) });
}, 600_000);

afterAll(async () => {
  await browser?.close();
});

/** Takes each of a list in one of several pages. */
async function inPages<Item, Result>(
  items: readonly Item[],
  take: (preview: Awaited<ReturnType<typeof openPreview>>, item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.values();
  const takeFromThem = async () => {
    const preview = await openPreview(browser, folder, firstStory);
    for (const item of left) results.push(await take(preview, item));
    await preview.page.close();
  };
  await Promise.all(Array.from({ length: pages }, takeFromThem));
  return results;
}

it('every prop of every component has its type and its description on the docs page', {
  timeout: 600_000,
}, async () => {
  const docs = entries.filter(({ type }) => type === 'docs');
  const read = await inPages(docs, async ({ page }, { id }) => {
    const story = entries.find(
      (each) => each.type === 'story' && each.id.startsWith(id.replace(/docs$/, '')),
    );
    if (!story) throw new Error(`${id} has no story.`);
    const told = await page.evaluate((storyId) => window.storyTools.docsOf(storyId), story.id);
    if (!told) return { id, props: 0, members: 0, faults: ['nothing is told of its component'] };
    const failed = await page.evaluate((docsId) => window.storyTools.show(docsId, 'docs'), id);
    if (failed) return { id, props: 0, members: 0, faults: [failed] };
    return { id, ...(await page.evaluate(readTables, told)) };
  });
  const sum = (of: 'props' | 'members') => read.reduce((total, each) => total + each[of], 0);
  console.log(`${read.length} docs pages: ${sum('props')} props, ${sum('members')} members of named types`);
  expect(read.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(sum('props')).toBeGreaterThan(500);
});

it('every control changes what its component gets', { timeout: 600_000 }, async () => {
  const playgrounds = entries.filter(({ id }) => id.endsWith('--playground'));
  const codes: [string, string | null][] = [];
  const turned = await inPages(playgrounds, async ({ page, errors }, { id }) => {
    const failed = await page.evaluate((storyId) => window.storyTools.show(storyId, 'story'), id);
    codes.push([id, await page.evaluate((storyId) => window.storyTools.codeOf(storyId), id)]);
    const controls = await page.evaluate((storyId) => window.storyTools.turnAll(storyId), id);
    return { id, failed, controls, errors: errors.splice(0) };
  });
  const controls = turned.flatMap((each) => each.controls);
  const kinds = Map.groupBy(controls, ({ kind }) => kind);
  const counts = [...kinds].map(([kind, { length }]) => `${length} ${kind}`).join(', ');
  console.log(`${turned.length} playgrounds, ${controls.length} controls: ${counts}`);
  const faults = turned.flatMap(({ id, failed, controls: own, errors }) => [
    ...(failed ? [`${id}: ${failed}`] : []),
    ...own.flatMap(({ name, trouble }) => (trouble ? [`${id} ${name}: ${trouble}`] : [])),
    ...errors.map((error) => `${id}: ${error}`),
  ]);
  expect(faults).toEqual([]);
  expect(controls.length).toBeGreaterThan(400);
  expect([...kinds.keys()]).toEqual(
    expect.arrayContaining(['boolean', 'inline-radio', 'number', 'object', 'select', 'text']),
  );

  const unfit = codes.filter(
    ([, code]) =>
      !code?.startsWith('import {') ||
      parseSync('snippet.tsx', code).errors.length > 0 ||
      /storybook\.test|\[Circular/.test(code),
  );
  console.log(`${codes.length - unfit.length} of ${codes.length} codes with imports, parsed`);
  expect(unfit).toEqual([]);
});

const fromAddresses = [
  ['carousel', 'Carousel', 'interval:8000', { interval: 8000 }],
  ['button', 'Button', 'variant:signal;fullWidth:!true', { variant: 'signal', fullWidth: true }],
  ['badge', 'Badge', 'tone:caution', { tone: 'caution' }],
  [
    'banner',
    'Banner',
    'title:Keep+the+cable+in;tone:critical',
    { title: 'Keep the cable in', tone: 'critical' },
  ],
  ['stack', 'Stack', 'gap:32', { gap: 32 }],
  ['skeleton', 'Skeleton', 'lines:4', { lines: 4 }],
  ['text', 'Text', 'size:lg', { size: 'lg' }],
  [
    'tabstrip',
    'TabStrip',
    'sticky:!true;tabs[1].label:Videos',
    { sticky: true, tabs: [{}, { label: 'Videos' }] },
  ],
  ['weightbar', 'WeightBar', 'limitG:2700', { limitG: 2700 }],
  ['progress', 'Progress', 'value:12', { value: 12 }],
] as const;

it.each(fromAddresses)(
  '%s takes its props from the address',
  { timeout: 120_000 },
  async (id, component, args, wanted) => {
    const { page } = await openPreview(
      browser,
      folder,
      `viewMode=story&id=components-${id}--playground&args=${args}`,
    );
    await expect
      .poll(
        () => page.evaluate((name) => JSON.parse(JSON.stringify(window.storyTools.propsOf(name))), component),
        { timeout: 20_000 },
      )
      .toMatchObject(wanted);
    await page.close();
  },
);
