import type { APIRequestContext, Page } from '@playwright/test';
import { film, pictures, sendButton, signIn, words } from './service-forms.ts';
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
