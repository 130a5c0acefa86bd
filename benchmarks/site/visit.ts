import type { Browser } from 'playwright';
import { openPhone, settle } from './phone.ts';

/** Milliseconds and bytes of a first visit. */
export interface Visit {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** The document and the style sheets that it waits for, with their headers, as sent. */
  flight: number;
  /** Scripts that came before the page was loaded, as sent. */
  script: number;
  /** Documents, scripts, styles, fonts and calls before the page was loaded. */
  requests: number;
  /** Pictures that stand in the first view, as sent. */
  pictures: number;
}

/** Loads a page for the first time and watches it until it rests. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const { page, session } = await openPhone(browser, true);
  const urls = new Map<string, string>();
  const sent = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sent.set(urls.get(requestId) ?? '', encodedDataLength);
  });
  await page.goto(address, { timeout: 90_000 });
  await settle(page);
  const seen = await page.evaluate(() => {
    // For the document this is the time until it was loaded.
    const loaded = performance.getEntriesByType('navigation')[0]?.duration ?? 0;
    const resources = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    // What comes later, when the page has nothing better to do, is not what the visitor waits for.
    const first = resources.filter(({ startTime }) => startTime < loaded);
    const scripts = first.filter(({ name }) => name.endsWith('.js'));
    const calls = first.filter(({ initiatorType }) => initiatorType === 'fetch');
    const styles = first.filter(({ name }) => name.endsWith('.css'));
    const fonts = first.filter(({ name }) => name.endsWith('.woff2'));
    const pictures = new Set<string>();
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || !element.checkVisibility()) continue;
      if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) continue;
      if (element instanceof HTMLImageElement) pictures.add(element.currentSrc);
      const drawn = /url\("(.+?)"\)/.exec(getComputedStyle(element).backgroundImage)?.[1];
      if (drawn) pictures.add(drawn);
    }
    return {
      ...window.seen,
      document: location.href,
      blocking: styles
        .filter((style) => Reflect.get(style, 'renderBlockingStatus') === 'blocking')
        .map(({ name }) => name),
      script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      requests: 1 + scripts.length + calls.length + styles.length + fonts.length,
      pictures: resources
        .filter(({ name }) => pictures.has(name))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });
  await page.context().close();
  const { fcp, lcp, cls, tasks, script, requests, pictures } = seen;
  return {
    fcp,
    lcp,
    tbt: tasks
      .filter(({ start, duration }) => start + duration > fcp)
      .reduce(
        (sum, { start, duration }) => sum + Math.max(0, start + duration - Math.max(start, fcp) - 50),
        0,
      ),
    cls,
    flight: [seen.document, ...seen.blocking].reduce((sum, url) => sum + (sent.get(url) ?? 0), 0),
    script,
    requests,
    pictures,
  };
}
