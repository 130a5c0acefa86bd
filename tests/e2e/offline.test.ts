import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { manuals } from '../../packages/catalog/src/index.ts';
import cn from '../../packages/catalog/src/locales/cn/offline.json' with { type: 'json' };
import en from '../../packages/catalog/src/locales/en/offline.json' with { type: 'json' };
import enPort from '../../packages/catalog/src/locales/en/port.json' with { type: 'json' };
import { expectAccessible } from './accessible.ts';
import { joined } from './joined.ts';
import { NetworkGate } from './network-gate.ts';
import { SerialDevice } from './serial-port.ts';
import { test as base, expect } from './test.ts';

const test = base.extend<{ gate: NetworkGate }>({
  gate: async ({ baseURL }, use) => {
    const gate = await NetworkGate.open(baseURL ?? '');
    await use(gate);
    gate.close();
  },
});

// Each keeps the site first: two hundred files, on machines that may have more to do.
test.describe.configure({ timeout: 150_000 });

// What fails without a network is said in the console as well.
test.use({ serviceWorkers: 'allow', failures: true, savesData: false });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const offer = (page: Page) => page.getByText(en.version.title);

/** Parts of the site that are kept on this device, whole or not. */
const parts = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('site-')).toSorted());

/** Pages that were kept because they were visited. */
const visited = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('kept-pages')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

/** Milliseconds in which a worker has fetched what it keeps, on a machine that has more to do. */
const installed = 90_000;

/** Whether a new version is whole and waits. */
const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

const sum = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Keeps the site by its button, which waits for nothing. */
async function keepSite(page: Page, gate: NetworkGate): Promise<void> {
  await page.goto(`${gate.origin}/en/offline`);
  await page.getByRole('button', { name: en.site.keep }).click();
  await expect(page.getByText(/Whole, kept/)).toBeVisible({ timeout: 60_000 });
}

test('with no network: pages visited, questions, documents and the serial port page', {
  tag: '@gate',
}, async ({ page, gate }) => {
  const t = cn;
  const faq = '常见问题';
  const product = 'T90';
  await page.goto(`${gate.origin}/cn/details/product/${product}`);
  // On a visit it happens by itself, once the page is idle.
  await expect.poll(() => visited(page), { timeout: 60_000 }).toEqual([`/cn/details/product/${product}`]);
  // A page that is gone to within the site is kept as well.
  await page.getByRole('contentinfo').getByRole('link', { name: t.title }).click();
  await expect(heading(page)).toHaveText(t.title);
  await expectAccessible(page);
  gate.cut();

  await page.reload();
  await expect(heading(page)).toHaveText(t.title);
  const list = page.getByRole('main');
  await expect(list.getByRole('link', { name: product, exact: false }).first()).toBeVisible();
  await list.getByRole('link', { name: faq }).click();
  await expect(heading(page)).toHaveText(faq);
  for (const [path, title] of [
    ['/apiCloud/m3d', 'M3D 上云 API'],
    [`/details/product/${product}`, product],
    ['/faq', faq],
    ['/', /送进黑夜/],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- One page after the other.
    await page.goto(`${gate.origin}/cn${path}`);
    // oxlint-disable-next-line no-await-in-loop -- One page after the other.
    await expect(heading(page)).toContainText(title);
  }
  // Gone to within the site, its data is not there; the kept document is.
  await page.goto(`${gate.origin}/cn/port`);
  await page.locator('#port-help').scrollIntoViewIfNeeded();
  await expect(page.getByText(joined(t.firmware.text))).toBeVisible();

  // What is not kept leads to the list of what is, and back once there is a network.
  await page.goto(`${gate.origin}/cn/about`);
  await expect(page).toHaveURL(`${gate.origin}/cn/offline?page=%2Fcn%2Fabout`);
  await expect(page.getByText(t.missing.title)).toBeVisible();
  gate.mend();
  await page.getByRole('link', { name: t.missing.again }).click();
  await expect(page).toHaveURL(`${gate.origin}/cn/about`);
});

test('a link within the site to what is not kept leads to the list, too', async ({ page, gate }) => {
  await keepSite(page, gate);
  await page.goto(`${gate.origin}/en/faq`);
  gate.cut();
  await page.getByRole('banner').getByRole('link', { name: /JZ/ }).first().click();
  await expect(heading(page)).toContainText('in the dark');
  await page.getByRole('contentinfo').getByText('Searchlights').click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'T160' }).click();
  await expect(page).toHaveURL(/\/en\/offline\?page=%2Fen%2Fdetails%2Fproduct%2FT160$/);
  await expect(page.getByText(en.missing.title)).toBeVisible();
});

test('a manual that was chosen is there with no network, until it is removed', async ({ page, gate }) => {
  await keepSite(page, gate);
  await page.goto(`${gate.origin}/en/download/products/megaphone`);
  const row = page.getByRole('article').filter({ hasText: 'H1T product manual' });
  await row.locator('summary').press('Enter');
  await row.getByRole('button', { name: en.file.keep }).click();
  await expect(row.getByRole('button', { name: en.file.forget })).toBeVisible();
  gate.cut();

  const path = '/static/files/manuals/H1T-manual-en.pdf';
  const read = () =>
    page.evaluate(async (url) => {
      const reply = await fetch(url).catch(() => null);
      return reply && [...new Uint8Array(await reply.arrayBuffer())];
    }, path);
  const { sha256 } = manuals.find(({ id }) => id === 'H1T-manual-en') ?? {};
  expect(sum(Uint8Array.from((await read()) ?? []))).toBe(sha256);

  await page.goto(`${gate.origin}/en/offline`);
  await expect(page.getByRole('link', { name: 'H1T product manual' })).toHaveAttribute('href', path);
  await page.getByRole('button', { name: 'Remove H1T product manual' }).click();
  await expect(page.getByText(en.files.empty)).toBeVisible();
  expect(await read()).toBeNull();
});

test('firmware that was kept is sent to a device with no network, its signature checked', async ({
  page,
  context,
  gate,
}) => {
  test.setTimeout(60_000 + installed);
  const device = new SerialDevice({ model: 'S3MINI', faults: [] });
  await device.attach(context);
  await keepSite(page, gate);
  await page.goto(`${gate.origin}/en/port`);
  await page.locator('#port-help').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: en.firmware.keep }).click();
  // That of each device comes by itself; this is said once all have.
  await expect(page.getByRole('button', { name: en.firmware.again })).toBeVisible();
  await expect(page.getByText(/AD2-2\.2\.0\.ufw, kept/)).toBeVisible();
  gate.cut();
  await page.reload();
  await page.getByRole('button', { name: enPort.select.choose }).click();
  await page.getByRole('button', { name: 'Use 2.4.1' }).click();
  await expect(heading(page)).toHaveText(enPort.ready.title);
  await expect(page.getByText(/Good, built on/)).toBeVisible();

  // In the middle of it nothing is offered; once it is over, it is.
  gate.mend();
  await gate.release('/en/faq', 'second');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => isWaiting(page), { timeout: installed }).toBe(true);
  await expect(offer(page)).toHaveCount(0);
  await page.getByRole('button', { name: enPort.disconnect }).click();
  await expect(offer(page)).toBeVisible();
  device.stop();
});

test('a new version is offered, and comes when it is accepted, in that tab alone', async ({
  page,
  context,
  gate,
}) => {
  test.setTimeout(60_000 + installed);
  await keepSite(page, gate);
  const [before] = await parts(page);
  // In this tab a form is being filled in.
  await page.goto(`${gate.origin}/en/apply/problem`);
  const field = page.getByRole('textbox', { name: 'What happened' });
  await field.fill('It does not light.');
  const other = await context.newPage();
  await other.goto(`${gate.origin}/en/faq`);

  await gate.release('/en/faq', 'second');
  await other.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(offer(other)).toBeVisible({ timeout: installed });
  await expect(other.locator('meta[name=version]')).toHaveCount(0);
  await expect(offer(page)).toHaveCount(0);

  await other.getByRole('button', { name: en.version.take }).click();
  await expect(other.locator('meta[name=version]')).toHaveAttribute('content', 'second');
  await expect(field).toHaveValue('It does not light.');
  await expect(offer(page)).toHaveCount(0);
  // The version before stays as long as a page of it is open, and is the only other one.
  expect((await parts(page)).length).toBe(4);
  expect(await parts(page)).toContain(before);
  gate.cut();
  await other.reload();
  await expect(other.locator('meta[name=version]')).toHaveAttribute('content', 'second');

  // What was typed is gone from the form: now this tab hears of it.
  await field.fill('');
  await expect(offer(page)).toBeVisible();
});

test('a new version that does not come whole changes nothing', async ({ page, gate }) => {
  await keepSite(page, gate);
  const before = await parts(page);
  await page.goto(`${gate.origin}/en/faq`);
  await gate.release('/en/faq', 'second');
  gate.breakOff('/en/faq');
  const outcome = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
    const { installing } = registration;
    if (!installing) return 'none';
    return new Promise<string>((resolve) => {
      installing.addEventListener('statechange', () => resolve(installing.state));
    });
  });
  expect(outcome).toBe('redundant');
  expect(await parts(page)).toEqual(before);
  gate.cut();
  await page.reload();
  await expect(heading(page)).toHaveText('Common problems');
  await expect(page.locator('meta[name=version]')).toHaveCount(0);
  await expect(offer(page)).toHaveCount(0);
});
