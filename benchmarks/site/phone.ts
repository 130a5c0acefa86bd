import type { Browser, CDPSession, Page } from 'playwright';

/**
 * Slow 4G as Lighthouse has it, 150 ms and 1.6 Mbit/s down and 750 kbit/s up: what a browser that delays requests, not
 * packets, must be told for it. Milliseconds, bytes a second.
 */
const network = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 0.9 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
};
export const slowdown = 4;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
  interaction: number;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Runs in the page before anything else. */
function watch(): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, tasks: [], interaction: 0 };
  window.seen = seen;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function goes to the page whole
  const numberOf = (entry: PerformanceEntry, name: string) => Number(Reflect.get(entry, name) ?? 0);
  const hear: Record<string, (entry: PerformanceEntry) => void> = {
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.fcp = startTime;
    },
    'largest-contentful-paint': ({ startTime }) => {
      seen.lcp = startTime;
    },
    'layout-shift': (entry) => {
      if (!Reflect.get(entry, 'hadRecentInput')) seen.cls += numberOf(entry, 'value');
    },
    longtask: ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }),
    event: (entry) => {
      if (numberOf(entry, 'interactionId') > 0) seen.interaction = Math.max(seen.interaction, entry.duration);
    },
  };
  for (const [type, each] of Object.entries(hear)) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(each));
    observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) });
  }
}

/** A page with an empty cache on a phone with a slow processor; `isSlow` puts it on the slow line as well. */
export async function openPhone(
  browser: Browser,
  isSlow: boolean,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isSlow) await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
}

/** Waits until the page is loaded and painted, and its thread has been free for three seconds. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const { fcp, lcp, tasks } = window.seen;
      const loaded = performance.getEntriesByType('navigation')[0]?.duration ?? 0;
      const busyUntil = tasks.reduce((end, { start, duration }) => Math.max(end, start + duration), loaded);
      // Paints are told some frames after they were, which can be later than the last byte.
      return loaded > 0 && fcp > 0 && lcp > 0 && performance.now() - busyUntil > 3000;
    },
    undefined,
    { timeout: 90_000 },
  );
}
