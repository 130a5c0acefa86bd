import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { ensureBrowser, findHeadlessShell } from '../../scripts/browser.ts';

/** The real server over a folder with pages. */
export async function serve(folder: string): Promise<{ origin: string; stop: () => void }> {
  const service = fork(fileURLToPath(new URL('../server/service.ts', import.meta.url)), [folder, ''], {
    execArgv: ['--import', new URL('peer-policy.ts', import.meta.url).href],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [origin] = await once(service, 'message');
  return { origin: String(origin), stop: () => service.disconnect() };
}

/** The browser that the tests use as well. */
export function launch(args: string[] = []): Promise<Browser> {
  const ensured = ensureBrowser();
  if (!ensured.ok) throw new Error(ensured.reason);
  const executablePath = findHeadlessShell();
  return chromium.launch({ args, ...(executablePath && { executablePath }) });
}
