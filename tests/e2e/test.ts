import { test as base, expect } from '@playwright/test';

/**
 * A page whose console must stay empty: any message or uncaught exception fails the test. Where a test
 * makes requests fail (`failures`), the errors that report them are left out.
 */
export const test = base.extend<{ failures: boolean; consoleStaysEmpty: void }>({
  failures: [false, { option: true }],
  consoleStaysEmpty: [
    async ({ page, failures }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (failures && message.type() === 'error') return;
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
