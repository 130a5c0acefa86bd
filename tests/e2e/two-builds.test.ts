import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { freePort } from '../../scripts/free-port.ts';
import { expectRunning } from './running.ts';
import { expect, test } from './test.ts';

const repository = join(import.meta.dirname, '../..');
const run = promisify(execFile);

// Two builds of the whole site, on machines that may have more to do.
test.describe.configure({ mode: 'serial', timeout: 900_000 });
test.use({ savesData: true });

/** Builds the site into a folder, for a trial. What is built for another address has other scripts throughout. */
async function build(folder: string, publicUrl: string): Promise<void> {
  const script = `await (await import('./scripts/build-apps.ts')).buildApps(${JSON.stringify(folder)}, 'quick')`;
  await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: repository,
    env: { ...process.env, PUBLIC_URL: publicUrl },
  });
}

let folder = '';
let origin = '';
let stop = async () => {};

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payload-builds-'));
  const site = join(folder, 'site');
  // The build that the other walks use is the first.
  await cp(join(repository, 'apps/site/dist/client'), site, { recursive: true });
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: repository,
    env: { ...process.env, PORT: String(port), SITE_DIR: site, DATA_DIR: join(folder, 'data') },
    stdio: 'ignore',
  });
  stop = async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    await rm(folder, { recursive: true });
  };
  await expect
    .poll(
      () =>
        fetch(`${origin}/healthz`).then(
          ({ status }) => status,
          () => 0,
        ),
      // A new database is made first, which takes a minute where the machine has more to do.
      { timeout: 300_000 },
    )
    .toBe(200);
});

test.afterAll(() => stop());

const news = ['News & events', '/en/news'] as const;
const buying = ['Buying channels', '/en/buying'] as const;

/** Goes on within the page that was opened before. */
async function goesOn(page: Page, link: string, address: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
  await expect(page).toHaveURL(origin + address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/\S/);
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
}

test('who has a page open goes on after two builds, with and without a service worker', async ({
  browser,
}) => {
  const open = async (serviceWorkers: 'allow' | 'block') => {
    const page = await (await browser.newContext({ serviceWorkers, locale: 'en-GB' })).newPage();
    await page.goto(`${origin}/en/about`);
    await expectRunning(page);
    return page;
  };
  const [withWorker, without, late] = [await open('allow'), await open('block'), await open('block')];
  const faults: string[] = [];
  for (const page of [withWorker, without, late]) {
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    });
  }

  await build(join(folder, 'site'), 'https://second.example');
  await goesOn(without, ...news);
  await goesOn(withWorker, ...news);

  await build(join(folder, 'site'), 'https://third.example');
  await goesOn(without, ...buying);
  await goesOn(withWorker, ...buying);
  await goesOn(late, ...news);
  expect(faults).toEqual([]);

  // Who comes now has the last build, whose worker keeps none of the scripts of the others.
  const html = await (await fetch(`${origin}/en/about`)).text();
  expect(html).toContain('https://third.example/en/about');
  const worker = await (await fetch(`${origin}/sw.js`)).text();
  const [, main = ''] = /src="(\/assets\/main-[^"]+)"/.exec(html) ?? [];
  const kept = [...worker.matchAll(/\/assets\/main-[^"'`]+\.js/g)].map(([address]) => address);
  expect(kept).toEqual([main]);
  for (const page of [withWorker, without, late]) await page.context().close();
});
