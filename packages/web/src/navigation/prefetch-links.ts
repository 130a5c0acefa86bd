import { matchRoutes, type RouteObject } from 'react-router-dom';
import { canPrefetch } from '../browser/connection.ts';
import type { DataSource } from '../data/data-source.ts';
import { loadPage } from '../data/load-page.ts';
import type { PrefetchCache } from '../data/prefetch-cache.ts';
import { whenIdle } from '../rendering/when-idle.ts';
import { siteUrlOf } from './links.ts';
import { isPageHandle } from './page-handle.ts';

/** How many pages are fetched because a link to them is in view, for each page that is looked at; few on a slow line. */
const mostInView = () => (canPrefetch() ? 24 : 6);
/** How many of them at the same time. On a slow line four keep each other waiting, and the one that is pressed with them. */
const mostAtOnce = () => (canPrefetch() ? 4 : 1);

/** Milliseconds for which a view must rest before what it shows is fetched: on a slow line, not what only scrolls by. */
const restMs = () => (canPrefetch() ? 0 : 1500);

/** How far a link is from the middle of the view; twice the pixels, which sorts alike. */
function fromMiddle(link: Element): number {
  const { top, bottom } = link.getBoundingClientRect();
  return Math.abs(top + bottom - innerHeight);
}

/** The address a link leads to within the site, without its anchor; null where there is nothing to fetch. */
function addressOf(link: HTMLAnchorElement): string | null {
  const url = siteUrlOf(link);
  return url && url.pathname !== location.pathname ? url.pathname + url.search : null;
}

/**
 * Fetches the pages that links lead to before they are pressed: code, texts and data. At once where a pointer or
 * the focus is on a link; a few at a time, while the page is idle, where a link of the main part is in view.
 * What was fetched lies in `early` for the page's own loader. Whatever fails is left to it as well.
 * `onIdle` is told each time nothing that is in view is left to fetch.
 */
export function prefetchLinks({
  routes,
  source,
  early,
  onIdle,
}: {
  routes: RouteObject[];
  source: DataSource;
  early: PrefetchCache;
  onIdle: () => void;
}): void {
  async function prefetch(address: string): Promise<void> {
    if (early.has(address) || !navigator.onLine) return;
    const match = matchRoutes(routes, address)?.at(-1);
    const handle: unknown = match?.route.handle;
    if (!match || !isPageHandle(handle)) return;
    const page = await handle.fetch();
    if (early.has(address)) return;
    const data = loadPage(page, {
      params: match.params,
      url: new URL(address, location.origin),
      source,
    });
    early.put(address, data);
    await data;
  }
  const quietly = (address: string) => prefetch(address).catch(() => undefined);

  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const address = link && addressOf(link);
    if (address) void quietly(address);
  };
  // A finger's first touch is such an event too.
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);

  let inView: HTMLAnchorElement[] = [];
  let page = location.pathname;
  let left = mostInView();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const fetching = new Set<string>();
  /** What is nearest to the middle of the view is looked at, and pressed next. */
  function nextInView(): string | undefined {
    inView = inView
      .filter((link) => link.isConnected)
      .toSorted((one, other) => fromMiddle(one) - fromMiddle(other));
    for (let link = inView.shift(); link; link = inView.shift()) {
      const address = addressOf(link);
      // What lies above a page is behind its visitor.
      if (address && !location.pathname.startsWith(address) && !early.has(address) && !fetching.has(address))
        return address;
    }
    return undefined;
  }
  async function fetchWhenIdle(address: string): Promise<void> {
    // A slow processor is for what the visitor does.
    await whenIdle();
    await quietly(address);
    fetching.delete(address);
    if (resting === undefined) fetchWhatIsInView();
  }
  function fetchWhatIsInView(): void {
    if (location.pathname !== page) {
      page = location.pathname;
      left = mostInView();
    }
    while (left > 0 && fetching.size < mostAtOnce()) {
      const address = nextInView();
      if (!address) break;
      left -= 1;
      fetching.add(address);
      void fetchWhenIdle(address);
    }
    if (fetching.size === 0) onIdle();
  }

  const observer = new IntersectionObserver((entries) => {
    const links = (isInView: boolean) =>
      entries.flatMap(({ target, isIntersecting }) =>
        target instanceof HTMLAnchorElement && isIntersecting === isInView ? target : [],
      );
    const gone = new Set(links(false));
    inView = [...links(true), ...inView.filter((link) => !gone.has(link))];
    clearTimeout(resting);
    resting = setTimeout(() => {
      resting = undefined;
      fetchWhatIsInView();
    }, restMs());
  });
  const observe = () => {
    // The other language is one link away from everywhere; it is fetched when it is meant.
    const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]:not([hreflang])');
    for (const link of links) observer.observe(link);
    if (links.length === 0) fetchWhatIsInView();
  };
  let isDue = false;
  async function observeSoon(): Promise<void> {
    if (isDue) return;
    isDue = true;
    await whenIdle();
    isDue = false;
    observe();
  }
  const main = document.getElementById('content');
  if (main) new MutationObserver(() => void observeSoon()).observe(main, { childList: true, subtree: true });
  observe();
}
