import type { Browser } from '@playwright/test';
import { expect, saveData, test } from './test.ts';

const limit = 40_000;

/** The scripts that an address loads until it is idle, each with its bytes on the wire. */
async function scriptsOf(browser: Browser, address: string): Promise<Map<string, number>> {
  // What another visit has left in the cache has no size.
  const page = await browser.newPage();
  // Otherwise the pages that its links lead to come as well.
  await saveData(page);
  const scripts = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { pathname } = new URL(response.url());
    const headers = response.headers();
    expect(headers['content-encoding'], pathname).toBe('br');
    scripts.set(pathname, Number(headers['content-length']));
  });
  // Every page fetches the lists again when it has nothing better to do.
  const refreshed = page.waitForResponse(/findProductsByType/);
  // And a moment later what keeps the site for places without a network.
  const kept = page.waitForResponse(/OfflineHost/);
  await page.goto(address);
  await refreshed;
  const host = await kept;
  // Once more, until what it imports is there too.
  await page.evaluate((script) => import(script), host.url());
  await page.waitForLoadState('networkidle');
  await page.close();
  return scripts;
}

test('the serial port page has at most 40 kB of its own', async ({ browser, baseURL }) => {
  for (const language of ['en', 'cn']) {
    // oxlint-disable no-await-in-loop -- One page after the other.
    const home = await scriptsOf(browser, `${baseURL}/${language}/`);
    const port = await scriptsOf(browser, `${baseURL}/${language}/port`);
    // oxlint-enable no-await-in-loop
    const own = [...port].filter(([name]) => !home.has(name));
    const bytes = own.reduce((sum, [, size]) => sum + size, 0);
    console.log(
      `/${language}/port: ${bytes} B of its own in ${own.length} files: ${own.map(([name, size]) => `${name.slice(name.lastIndexOf('/') + 1)} ${size}`).join(', ')}`,
    );
    expect(bytes, language).toBeLessThanOrEqual(limit);
    expect(own.map(([name]) => name).filter((name) => name.includes('PortPage-'))).toHaveLength(1);
    // The simulator is not there before a rehearsal asks for it.
    expect([...port.keys()].filter((name) => name.includes('rehearsal'))).toEqual([]);
  }
});
