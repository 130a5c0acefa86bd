import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { ensureBrowser, findBrowser } from '../../scripts/browser.ts';

/** The built site; ends the program with what to do where there is none. */
export function builtSite(): string {
  const site = fileURLToPath(new URL('../../apps/site/dist/client', import.meta.url));
  if (existsSync(join(site, 'en/index.html'))) return site;
  console.error('There is no built site to measure: run `npm run build` first.');
  process.exit(1);
}

/** The real server over a folder with pages. */
export async function serve(folder: string): Promise<{ origin: string; stop: () => void }> {
  const service = fork(fileURLToPath(new URL('../server/service.ts', import.meta.url)), [folder, ''], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [origin] = await once(service, 'message');
  return { origin: String(origin), stop: () => service.kill() };
}

/** The browser that the tests use as well. */
export function launch(args: string[] = []): Promise<Browser> {
  const ensured = ensureBrowser();
  if (!ensured.ok) throw new Error(ensured.reason);
  const executablePath = findBrowser();
  return chromium.launch({ args, ...(executablePath && { executablePath }) });
}
