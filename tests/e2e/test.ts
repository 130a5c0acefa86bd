import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/**
 * Turns data saver on for what is opened from now on. A page then runs once it is touched, which it is as soon as it is loaded,
 * unless `isTouched` is false.
 */
export async function saveData(
  where: Page | BrowserContext,
  { isTouched = true }: { isTouched?: boolean } = {},
): Promise<void> {
  await where.addInitScript((isTouchedNow) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    if (isTouchedNow)
      addEventListener('load', () =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true })),
      );
  }, isTouched);
}

/** Tells pages that the line is 4G: the browser estimates it, and takes it for 3G while the machine is busy. */
const tell4g = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { effectiveType: '4g', saveData: false },
    });
  });

/**
 * A page whose console must stay empty: any message or uncaught exception fails the test. Where a test
 * makes requests fail (`failures`), the errors that report them are left out, and data saver is on, so that
 * nothing was fetched before it could fail (`savesData`).
 */
export const test = base.extend<{ failures: boolean; savesData: boolean; consoleStaysEmpty: void }>({
  failures: [false, { option: true }],
  savesData: [({ failures }, use) => use(failures), { option: true }],
  context: async ({ context, savesData }, use) => {
    await (savesData ? saveData(context) : tell4g(context));
    await use(context);
  },
  consoleStaysEmpty: [
    async ({ page, failures }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        // A refusal that is an answer is told in a line, everything else as an error.
        if (failures && (message.type() === 'error' || message.text().startsWith('Refused with'))) return;
        // Said by the test runner itself, where it blocks the site's worker.
        if (message.text().startsWith('Service Worker registration blocked')) return;
        // Said by the browser of a page that comes without TLS.
        if (message.text().startsWith('The Cross-Origin-Opener-Policy header has been ignored')) return;
        // Said by the software that stands in for a graphics card, which browsers under test have none of.
        if (message.text().includes('GPU stall due to ReadPixels')) return;
        messages.push(`${message.type()} on ${page.url()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => messages.push(`uncaught on ${page.url()}: ${error.message}`));
      await use();
      expect(messages).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
