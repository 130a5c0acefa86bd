import type { Page } from '@playwright/test';

/** Whether a page is wider than the window, so that it scrolls sideways. */
export const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
