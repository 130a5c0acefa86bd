import type { Browser, CDPSession, Page } from 'playwright';
import { Traffic } from './traffic.ts';

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
const noNetworkLimit = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
export const slowdown = 4;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Milliseconds after which a picture that has come is painted, and its paint told of. */
const paintedMs = 300;

interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
  /** Longest of the interactions since this was last set to 0. */
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

interface PhoneOptions {
  /** On the slow line, not on this machine's own. */
  isSlow: boolean;
  /** Its owner has asked for fewer bytes. @default false */
  savesData?: boolean;
}

/** A page with an empty cache on a phone with a slow processor, and all that it and its worker ask for. */
export async function openPhone(
  browser: Browser,
  { isSlow, savesData = false }: PhoneOptions,
): Promise<{ page: Page; session: CDPSession; traffic: Traffic }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const traffic = new Traffic();
  await traffic.listen(session, isSlow ? network : null);
  if (isSlow) await session.send('Network.emulateNetworkConditions', network);
  if (savesData) {
    await session.send('Network.setExtraHTTPHeaders', { headers: { 'Save-Data': 'on' } });
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session, traffic };
}

/** Takes the page off the slow line: what is still to come comes at once. */
export async function leaveSlowLine(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', noNetworkLimit);
}

/**
 * Waits until the page is loaded and painted, the pictures in the first view have come, and its thread has been free for
 * `quietMs`.
 */
export async function settle(page: Page, quietMs = 3000): Promise<void> {
  await page.waitForFunction(
    (quiet) => {
      const { fcp, lcp, tasks } = window.seen;
      const loaded = performance.getEntriesByType('navigation')[0]?.duration ?? 0;
      const busyUntil = tasks.reduce((end, { start, duration }) => Math.max(end, start + duration), loaded);
      const isMissing = [...document.images].some((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 0;
        return isInView && !image.complete && image.checkVisibility();
      });
      // Paints are told some frames after they were, which can be later than the last byte.
      return loaded > 0 && fcp > 0 && lcp > 0 && !isMissing && performance.now() - busyUntil > quiet;
    },
    quietMs,
    { timeout: 90_000 },
  );
  await page.waitForTimeout(paintedMs);
}
