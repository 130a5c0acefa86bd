import type { Browser } from 'playwright';

/** How much a page has, in words: so that it is seen whether all have the same. Fails where its scripts do. */
export async function contentOf(browser: Browser, address: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  const reply = await page.goto(address);
  if (!reply?.ok()) throw new Error(`${address} was answered with ${reply?.status()}.`);
  await page.waitForTimeout(1000);
  const { characters, links, pictures } = await page.evaluate(() => {
    const body = document.body.cloneNode(true);
    if (body instanceof HTMLElement)
      for (const element of body.querySelectorAll('script, style, template')) element.remove();
    return {
      characters: body.textContent?.replaceAll(/\s+/g, ' ').length ?? 0,
      links: document.querySelectorAll('a[href]').length,
      pictures: document.images.length,
    };
  });
  await page.close();
  if (faults.length > 0) throw new Error(`${address} does not run as it should: ${faults.join('; ')}`);
  return `${characters} characters, ${links} links, ${pictures} pictures`;
}
