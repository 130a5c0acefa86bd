import type { Browser } from 'playwright';
import { Traffic, total } from '../site/traffic.ts';

/** Bytes with headers, as sent. */
export interface PressBytes {
  /** What had come before the press, once the page was quiet. */
  before: number;
  /** Requests for models, and for what draws them, before the press. */
  early: number;
  /** What the press loads. */
  after: number;
}

/** Opens a page of the built site and presses the button that turns what it shows. */
export async function pressBytes(browser: Browser, address: string): Promise<PressBytes> {
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const traffic = new Traffic();
  await traffic.listen(session, null);
  const sent = () => total(traffic.within(Number.POSITIVE_INFINITY), 'sent');
  await page.goto(address, { waitUntil: 'networkidle' });
  const before = sent();
  const early = asked.filter((path) => /\/models\/|ToTurn|\/stage-/.test(path)).length;
  await page.getByRole('button', { name: /^Turn/ }).click();
  await page.getByRole('button', { name: 'Millimetres' }).waitFor({ timeout: 60_000 });
  const after = sent() - before;
  await page.close();
  return { before, early, after };
}
