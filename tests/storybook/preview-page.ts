import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { installStoryTools } from './story-tools.ts';

/** As where it is published: what only a secure context has is there. */
const origin = 'https://storybook.test';
const types: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A story that is no component's, to begin with. */
export const firstStory = 'viewMode=story&id=foundations-icons--all';

/** A page of the built Storybook's preview, with the tools to work it, and every error that it told. */
export async function openPreview(
  browser: Browser,
  folder: string,
  query: string,
  {
    prepare,
    ...options
  }: Pick<BrowserContextOptions, 'colorScheme'> & { prepare?: (page: Page) => Promise<void> } = {},
) {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
  await prepare?.(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.setDefaultTimeout(120_000);
  let isOpen = false;
  await page.route('**/*', async (route) => {
    // Some components lead to another page by themselves; with no content there is nowhere to go.
    if (isOpen && route.request().isNavigationRequest()) return route.fulfill({ status: 204 });
    const { origin: asked, pathname } = new URL(route.request().url());
    const file = join(folder, decodeURIComponent(pathname));
    const body = asked === origin ? await readFile(file).catch(() => null) : null;
    // Some stories are about files that are missing.
    if (body === null) return route.fulfill({ status: 404 });
    return route.fulfill({ body, contentType: types[extname(pathname)] ?? 'application/octet-stream' });
  });
  await page.addInitScript(installStoryTools);
  // The accessibility of a story is tested elsewhere; here it would be, once more for every control.
  await page.goto(`${origin}/iframe.html?${query}&globals=a11y.manual:!true`);
  await page.waitForFunction(() => document.querySelector('#storybook-root')?.hasChildNodes());
  isOpen = true;
  return { page, errors };
}
