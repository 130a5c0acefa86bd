import type { Page } from '@playwright/test';
import { field, words } from './service-forms.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    /** What the stand-in of the detector sees. */
    codes: string[];
    /** What the stand-in of the camera has given out. */
    tracks: MediaStreamTrack[];
  }
}

const t = words.en;

/**
 * A browser that reads codes, which the one of the tests does not: a camera that shows a canvas, and a detector
 * that gives what the test puts into `codes`.
 */
async function withCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const codes: string[] = [];
    const tracks: MediaStreamTrack[] = [];
    class BarcodeDetector {
      detect() {
        return Promise.resolve(codes.map((rawValue) => ({ rawValue })));
      }
    }
    Object.assign(window, { BarcodeDetector, codes, tracks });
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
      const stream = canvas.captureStream(10);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  await page.goto('/en/apply/activate');
}

const scanButton = (page: Page) =>
  page.getByRole('button', { name: 'Scan the serial number with the camera' });
const show = (page: Page, code: string) => page.evaluate((shown) => window.codes.splice(0, 1, shown), code);
const camera = (page: Page) => page.evaluate(() => window.tracks.map(({ readyState }) => readyState));

test('the camera reads the serial number from the label and is off again', async ({ page }) => {
  await withCamera(page);
  await scanButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Scan the label' });
  await expect(dialog.getByRole('status')).toHaveText('Looking for a code.');
  expect(await camera(page)).toEqual(['live']);
  await show(page, 'https://jz.example/manual.pdf');
  await expect(dialog.getByRole('status')).toContainText('This code holds no serial number.');
  await show(page, 'SN: h1t-sample-01');
  await expect(dialog).toBeHidden();
  await expect(field(page, t.fields.serial)).toHaveValue('H1T-SAMPLE-01');
  expect(await camera(page)).toEqual(['ended']);
  await expect(scanButton(page)).toBeFocused();
});

test.describe('when the scanner cannot be fetched', () => {
  test.use({ failures: true });

  test('its field says so, what was typed stays, and the next press tries again', async ({ page }) => {
    await page.route('**/assets/SerialScanner-*.js', (route) => route.abort());
    await withCamera(page);
    const serial = field(page, t.fields.serial);
    await serial.fill('H1T');
    await scanButton(page).click();
    await expect(serial).toHaveAccessibleDescription(/The server could not be reached/);
    await expect(serial).toHaveValue('H1T');
    await page.unroute('**/assets/SerialScanner-*.js');
    await scanButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Scan the label' })).toBeVisible();
    await expect(serial).not.toHaveAccessibleDescription(/The server could not be reached/);
  });
});
