import { expect, type Page } from '@playwright/test';

/** Waits until a page runs. Before, its links lead to pages of their own, and what is added to it is no part of it. */
export async function expectRunning(page: Page): Promise<void> {
  // Nothing comes later than this.
  await expect(page.getByRole('button', { name: /^(?:Ask an engineer|咨询工程师)$/ })).toBeVisible();
}
