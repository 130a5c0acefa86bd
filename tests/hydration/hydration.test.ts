import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findHeadlessShell, softwareOnly } from '../../scripts/browser.ts';

const origin = 'http://stories.test';
const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.woff2': 'font/woff2',
};
// As strict as the site's own: a component that injects a style sheet would be heard of.
const policy =
  "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; style-src-attr 'unsafe-inline'";
// All is laid out and can have the focus, and nothing is painted: that would take a third of the time.
const document = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Stories</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/client.css">
<script type="module" src="/main.mjs"></script>
<body data-theme="night" data-ground="night" style="opacity: 0"></body>
</html>`;

type Rendered = [name: string, html: string];

/** The first of those that a server sends alike: they differ in what is done to them afterwards. */
const eachOnce = (stories: readonly Rendered[]): Rendered[] =>
  [...new Map(stories.toReversed().map((story) => [story[1], story])).values()].toReversed();

let browser: Browser;

beforeAll(async () => {
  const executablePath = findHeadlessShell();
  browser = await chromium.launch({ args: [softwareOnly], ...(executablePath ? { executablePath } : {}) });
});

afterAll(() => browser?.close());

/** A page that holds the built scripts, and everything its console said. */
async function openPage(folder: string): Promise<{ page: Page; consoleLines: string[] }> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const consoleLines: string[] = [];
  page.on('console', (message) => {
    // React's own greeting to developers.
    if (message.text().includes('react-devtools')) return;
    consoleLines.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => consoleLines.push(String(error)));
  await page.route(`${origin}/**`, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (pathname === '/') {
      return route.fulfill({
        body: document,
        contentType: 'text/html',
        headers: { 'content-security-policy': policy },
      });
    }
    // Some stories are about pictures that are missing; here all are there.
    if (request.resourceType() === 'image') {
      return route.fulfill({
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        contentType: 'image/svg+xml',
      });
    }
    // A model is drawn long after its place is hydrated, and has tests of its own: here it never comes.
    if (pathname.endsWith('.glb')) return undefined;
    const body = await readFile(join(folder, 'client', pathname)).catch(() => null);
    if (body === null) return route.fulfill({ status: 404 });
    return route.fulfill({ body, contentType: types[extname(pathname)] ?? 'application/octet-stream' });
  });
  // The test's own limit is the one that tells a hang from a busy machine.
  await page.goto(`${origin}/`, { timeout: 0 });
  return { page, consoleLines };
}

/**
 * Production is what visitors have. Development compares attributes as well, and so hears of what the
 * server's JavaScript engine computes otherwise than the browser's. `HYDRATION=whole` takes both builds and both languages,
 * otherwise it is production in English, and what is sent alike once.
 */
const isWhole = process.env['HYDRATION'] === 'whole';
const modes = isWhole ? ['production', 'development'] : ['production'];
const languages = isWhole ? (['en', 'zh'] as const) : (['en'] as const);

describe.each(modes)('every story, built for %s', (mode) => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), `payload-${mode}-`));
    await promisify(execFile)(
      process.execPath,
      [fileURLToPath(new URL('build.ts', import.meta.url)), folder],
      { env: { ...process.env, NODE_ENV: mode } },
    );
  }, 600_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  // Most of the time is spent waiting for frames, which several pages can do at once.
  it.concurrent.each(languages)(
    'is rendered by a server and hydrated with an empty console in "%s"',
    { timeout: 600_000 },
    async (language) => {
      const stories: Rendered[] = JSON.parse(await readFile(join(folder, `${language}.json`), 'utf8'));
      const troubles: Record<string, string[]> = {};
      const left = (isWhole ? stories : eachOnce(stories)).values();
      const takeFromThem = async () => {
        const { page, consoleLines } = await openPage(folder);
        for (const [name, html] of left) {
          const found = await page.evaluate(
            ([ofLanguage, ofName, ofHtml]) => window.hydrateStory(ofLanguage, ofName, ofHtml),
            [language, name, html] as const,
          );
          const all = [...found, ...consoleLines.splice(0)];
          if (all.length > 0) troubles[name] = all;
        }
        await page.close();
      };
      await Promise.all([takeFromThem(), takeFromThem()]);
      expect(troubles).toEqual({});
      // A glob that finds nothing would pass as well.
      expect(stories.length).toBeGreaterThan(300);
      console.log(`${stories.length} stories rendered and hydrated (${mode}, ${language}).`);
    },
  );
});
