import { writeFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { filesKept, fillProblem, film, pictures, send, sendButton, signIn, words } from './service-forms.ts';
import { expect, test } from './test.ts';

const t = words.en;

/** Signs in by the entry in the header, without being asked to. */
async function signInByEntry(page: Page, request: APIRequestContext): Promise<void> {
  await expect(sendButton(page, t.acts.problem)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: t.signIn.panel, exact: true }).click();
  await signIn(page, t, request, false);
}

test('a film shows how far it has come, can be stopped and sent after all, and taken out', async ({
  page,
  request,
  context,
}) => {
  await page.goto('/en/apply/problem');
  const input = page.getByLabel(t.files);
  await input.setInputFiles(pictures.slice(0, 1));
  await signInByEntry(page, request);
  await expect(page.getByText(t.uploaded, { exact: true })).toHaveCount(1);

  const line = await context.newCDPSession(page);
  const throttle = (bytes: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytes,
    });
  await throttle(300_000);
  await input.setInputFiles(film('flight-0214.mp4', 6_000_000));
  const bar = page.getByRole('progressbar', { name: 'Uploading flight-0214.mp4' });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Stop uploading flight-0214.mp4' }).click();
  await expect(page.getByText('Stopped. None of it was kept.')).toBeVisible();

  await throttle(-1);
  await page.getByRole('button', { name: 'Try again: flight-0214.mp4' }).click();
  await expect(page.getByText(t.uploaded, { exact: true })).toHaveCount(2);

  const deleted = page.waitForResponse((response) => response.url().includes('deleteUpload'));
  await page.getByRole('button', { name: 'Remove flight-0214.mp4' }).click();
  expect((await deleted).status()).toBe(200);
  await expect(page.getByText(t.uploaded, { exact: true })).toHaveCount(1);

  // What has arrived is part of the draft.
  await page.reload();
  await expect(page.getByText('lamp-front.png')).toBeVisible();
  await expect(page.getByText('1 of 9')).toBeVisible();
});

test('what cannot be sent says why in its row', async ({ page }, testInfo) => {
  // From the disk: so large a file takes its time through the browser's remote control.
  const files = [
    { name: 'notes.txt', buffer: Buffer.from('notes') },
    { name: 'nothing.png', buffer: Buffer.alloc(0) },
    film('full-test.mp4', 21 * 1024 * 1024),
  ].map(({ name, buffer }) => {
    const path = testInfo.outputPath(name);
    writeFileSync(path, buffer);
    return path;
  });
  await page.goto('/en/apply/problem');
  await page.getByLabel(t.files).setInputFiles(files);
  await expect(page.getByText('This type cannot be sent.', { exact: false })).toBeVisible();
  await expect(page.getByText('This file is empty.', { exact: false })).toBeVisible();
  await expect(page.getByText(/is over the 20.{1,3}MB limit/)).toBeVisible();
  await expect(page.getByText('3 files will not be sent.', { exact: false })).toBeVisible();
});

test.describe('refused', () => {
  test.use({ failures: true });

  test('a file that is not what its name says is told, and the form waits for a decision', async ({
    page,
    request,
  }) => {
    await page.goto('/en/apply/problem');
    const feigned = { name: 'feigned.png', mimeType: 'image/png', buffer: Buffer.from('MZ no picture') };
    await page.getByLabel(t.files).setInputFiles(feigned);
    await signInByEntry(page, request);
    await expect(
      page.getByText('This file is incomplete, or is not one of the types above', { exact: false }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Remove feigned.png' }).click();
    await expect(page.getByText('0 of 9')).toBeVisible();
  });
});

test('a report of a problem asks for no address and takes the files with it', async ({ page, request }) => {
  await page.goto('/en/apply/problem');
  await fillProblem(page, t, 'T90-SAMPLE-01');
  await page.getByLabel(t.files).setInputFiles(pictures);
  await expect(page.getByText(t.kept, { exact: true })).toHaveCount(2);
  await send(page, t.acts.problem);
  await signIn(page, t, request);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Problem report received');
  await expect(page.getByRole('main')).toContainText('lamp-front.png, label.jpg');
});

test('a file that was taken out does not come back, whatever the database still holds', async ({ page }) => {
  // As where a page goes away before it has been deleted there.
  await page.addInitScript(() => {
    Object.defineProperty(IDBObjectStore.prototype, 'delete', {
      value(this: IDBObjectStore) {
        return this.count();
      },
    });
  });
  await page.goto('/en/apply/problem');
  await page.getByLabel(t.files).setInputFiles(pictures);
  // Asked for before the page has made it, the database would stay empty.
  await expect(page.getByText(t.saved)).toBeVisible();
  await expect.poll(() => filesKept(page)).toBe(2);
  await page.getByRole('button', { name: 'Remove lamp-front.png' }).click();
  await page.reload();
  await expect(page.getByText('label.jpg')).toBeVisible();
  await expect(page.getByText('1 of 9')).toBeVisible();
});

test('where the browser keeps no files, the field says so and they are sent all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/en/apply/problem');
  await page.getByLabel(t.files).setInputFiles(pictures);
  await expect(page.getByText('This browser cannot keep files', { exact: false })).toBeVisible();
  await expect(page.getByText(t.kept, { exact: true })).toHaveCount(2);
});
