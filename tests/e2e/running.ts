import { expect, type Page } from '@playwright/test';

/**
 * Waits until a page runs. Before, its links lead to pages of their own, and what is added to it is no part of it.
 * `options.timeout` is in milliseconds, for a processor that is made slower.
 */
export async function expectRunning(page: Page, options?: { timeout: number }): Promise<void> {
  // Nothing comes later than this.
  const last = page.getByRole('button', { name: /^(?:Ask an engineer|咨询工程师)$/ });
  await expect(last).toBeVisible(options);
}

/** Opens a page whose scripts do not come before they are let. */
export async function openBeforeItRuns(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/main-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return resolve;
}
