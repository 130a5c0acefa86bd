import type { Browser } from 'playwright';
import { brotliOf } from '../../packages/site-build/src/compressed-copies.ts';
import { leaveSlowLine, openPhone, settle } from './phone.ts';
import type { Weights } from './traffic.ts';

/** Seconds for which a visit is watched that is watched to its end. */
const watchedSeconds = 10;

/** Milliseconds for which the page's thread has to be free at the end of a shorter one. */
const quietMs = 700;

/** A first visit. Times in milliseconds. */
export interface Visit {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  loaded: number;
  /** Asked for before the load event. */
  untilLoad: Weights;
  /** What arrived in the first ten seconds; null where it was not watched for so long. */
  inTenSeconds: Weights | null;
}

interface VisitOptions {
  /** To watch what comes after the load event as well. @default false */
  isWhole?: boolean;
  /** @default false */
  savesData?: boolean;
}

/** Loads a page for the first time on the slow line, and watches it until it rests or for ten seconds. */
export async function visit(
  browser: Browser,
  address: string,
  { isWhole = false, savesData = false }: VisitOptions = {},
): Promise<Visit> {
  const { page, session, traffic } = await openPhone(browser, { isSlow: true, savesData });
  await page.goto(address, { timeout: 90_000 });
  await settle(page, quietMs);
  if (isWhole)
    await page.waitForFunction((ms) => performance.now() > ms, watchedSeconds * 1000, { timeout: 60_000 });
  const { fcp, lcp, cls, tasks } = await page.evaluate(() => window.seen);
  const inTenSeconds = isWhole ? traffic.within(watchedSeconds) : null;
  // Pictures that are asked for right before the load event come long after it. Of these only the bytes are wanted.
  await leaveSlowLine(session);
  while (!traffic.isWhole) await page.waitForTimeout(100);
  const loaded = traffic.loaded * 1000;
  await page.context().close();
  const blocked = tasks
    .filter(({ start, duration }) => start + duration > fcp)
    .map(({ start, duration }) => start + duration - Math.max(start, fcp) - 50);
  return {
    fcp,
    lcp,
    tbt: blocked.reduce((sum, ms) => sum + Math.max(0, ms), 0),
    cls,
    loaded,
    untilLoad: traffic.untilLoad(),
    inTenSeconds,
  };
}

/** What the style sheets within a page add to its bytes as sent: it compressed, less it without them. */
export async function inlineStyle(address: string): Promise<number> {
  const document = await (await fetch(address)).text();
  const bare = document.replaceAll(/<style[^>]*>.*?<\/style>/gs, '');
  if (bare === document) return 0;
  // Named as the build names it, whose quality goes by that.
  const file = `${new URL(address).pathname}.html`.replace(/\/\.html$/, '/index.html');
  const [whole, rest] = await Promise.all([document, bare].map((text) => brotliOf(file, Buffer.from(text))));
  return (whole?.length ?? 0) - (rest?.length ?? 0);
}
