import type { Page } from '@playwright/test';
import cnMessages from '../../packages/catalog/src/locales/cn/messages.json' with { type: 'json' };
import cnOffline from '../../packages/catalog/src/locales/cn/offline.json' with { type: 'json' };
import cnPort from '../../packages/catalog/src/locales/cn/port.json' with { type: 'json' };
import cnRehearsal from '../../packages/catalog/src/locales/cn/rehearsal.json' with { type: 'json' };
import enMessages from '../../packages/catalog/src/locales/en/messages.json' with { type: 'json' };
import enOffline from '../../packages/catalog/src/locales/en/offline.json' with { type: 'json' };
import enPort from '../../packages/catalog/src/locales/en/port.json' with { type: 'json' };
import enRehearsal from '../../packages/catalog/src/locales/en/rehearsal.json' with { type: 'json' };
import { noBreakEnds } from '../../packages/web/src/language/no-break-ends.ts';
import { firmwareUpload, SerialDevice } from './serial-port.ts';
import type { DeviceOptions } from './simulated-device.ts';
import { test as base, expect } from './test.ts';

export { expect };

/** The page's texts as it shows them: with what holds numbers and the ends of Chinese sentences together. */
export const texts = noBreakEnds({
  en: {
    ...enPort,
    keep: enOffline.firmware.title,
    messages: enMessages,
    rehearsal: { ...enPort.rehearsal, ...enRehearsal },
  },
  cn: {
    ...cnPort,
    keep: cnOffline.firmware.title,
    messages: cnMessages,
    rehearsal: { ...cnPort.rehearsal, ...cnRehearsal },
  },
});
type Language = keyof typeof texts;

/** Real time passes at the speed of the line, on machines that may have more to do. */
export const longTimeout = { timeout: 90_000 };

/** A device that is plugged into this computer. */
export const test = base.extend<{ device: (options?: Partial<DeviceOptions>) => Promise<SerialDevice> }>({
  device: async ({ context }, use) => {
    const devices: SerialDevice[] = [];
    await use(async (options = {}) => {
      const device = new SerialDevice({ model: 'S3MINI', faults: [], ...options });
      devices.push(device);
      await device.attach(context);
      return device;
    });
    for (const device of devices) device.stop();
  },
});

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const log = (page: Page) => page.getByRole('log');

/** Nothing is wider than the narrowest views. */
export async function expectNarrow(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const { inner, outer } = await page.evaluate(() => ({
      inner: document.documentElement.scrollWidth,
      outer: document.documentElement.clientWidth,
    }));
    expect(inner, `at ${width} px`).toBeLessThanOrEqual(outer);
  }
  if (size) await page.setViewportSize(size);
}

export async function connect(page: Page, language: Language): Promise<void> {
  const t = texts[language];
  await page.goto(`/${language}/port`);
  await press(page, t.select.choose);
  await expect(heading(page)).toHaveText(t.choose.title, longTimeout);
}

/** To the moment before anything is sent. */
export async function prepare(page: Page, language: Language, size: number, model = 'S3MINI'): Promise<void> {
  await connect(page, language);
  await page.locator('input[type=file]').setInputFiles(await firmwareUpload(model, size));
  await expect(heading(page)).toHaveText(texts[language].ready.title, longTimeout);
}

declare global {
  interface Window {
    shown?: { at: number; percent: number; text: string }[];
    /** Locks that keep the screen on. */
    awake?: number;
  }
}

/** Notes each percent the bar shows, with its time. */
export function watchBar(page: Page): Promise<void> {
  return page.evaluate(() => {
    const shown: NonNullable<typeof window.shown> = [];
    window.shown = shown;
    new MutationObserver(() => {
      const bar = document.querySelector('[role=progressbar]');
      const text = bar?.getAttribute('aria-valuetext') ?? '';
      if (bar && shown.at(-1)?.text !== text)
        shown.push({ at: performance.now(), percent: Number(bar.getAttribute('aria-valuenow')), text });
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

export const shownBy = (page: Page) => page.evaluate(() => window.shown ?? []);
