import { stateAddressOf, withState } from '@payload/web/data/page-state-markup.ts';
import {
  cachedAt,
  offlineCaches,
  offlineHeaders,
  offlinePath,
  type Part,
  partName,
  withFacts,
} from '../offline-caches.ts';
import { fromNetwork } from './network.ts';
import { withTimeout } from './network-timeout.ts';
import { assetsOf, titleOf } from './page-html.ts';
import { cachedBuilds, cachedLanguages, isComplete } from './parts.ts';
import { store } from './room.ts';

/** Milliseconds for which a kept page is as good as a new one. */
const fresh = 3_600_000;

/** The part that a page needs besides the core. */
export const languageOf = (pathname: string): Part => (pathname.startsWith('/en') ? 'en' : 'cn');

/** Whether all that a page of a build runs with is there. */
async function runs(build: string, pathname: string): Promise<boolean> {
  return (await isComplete(build, 'core')) && isComplete(build, languageOf(pathname));
}

/** A page as it can be shown with no network: never without every file that it may ask for. */
async function storedPage(current: string, pathname: string): Promise<Response | undefined> {
  const visited = await caches.match(pathname, { cacheName: offlineCaches.pages });
  const build = visited?.headers.get(offlineHeaders.build);
  if (visited && build === current && (await runs(current, pathname))) return visited;
  const own = await ownPage(current, pathname);
  if (own) return own;
  return visited && build && (await runs(build, pathname)) ? visited : undefined;
}

/** A page that comes with the build. */
async function ownPage(current: string, pathname: string): Promise<Response | undefined> {
  if (!(await runs(current, pathname))) return undefined;
  return caches.match(pathname, { cacheName: partName(current, languageOf(pathname)) });
}

/** The build whose files a document names, of those that are whole. */
async function buildOf(current: string, pathname: string, html: string): Promise<string | null> {
  const assets = assetsOf(html);
  const others = (await cachedBuilds()).filter((build) => build !== current);
  for (const build of [current, ...others]) {
    // oxlint-disable-next-line no-await-in-loop -- the first that has all is enough
    if (!(await runs(build, pathname))) continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const found = await Promise.all(
      assets.map(
        async (asset) =>
          (await caches.match(asset, { cacheName: partName(build, 'core') })) ??
          caches.match(asset, { cacheName: partName(build, languageOf(pathname)) }),
      ),
    );
    if (found.every(Boolean)) return build;
  }
  return null;
}

/** A document with its data in it. The page has fetched the file, or will. */
async function withOwnState(html: string): Promise<string> {
  const address = stateAddressOf(html);
  if (address === undefined) return html;
  const response = await fetch(new Request(address, { priority: 'low' }));
  if (!response.ok) throw new Error(`${address} answered ${response.status}, so its page is not kept.`);
  return withState(html, await response.text());
}

/** Keeps a page that came from the network, if the files of its build are kept too. */
async function cachePage(current: string, pathname: string, response: Response): Promise<void> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (response.status !== 200 || response.redirected || !isPage) return;
  const document = await response.text();
  const build = await buildOf(current, pathname, document);
  if (build === null) return;
  const html = await withOwnState(document);
  await store('pages', pathname, withFacts(html, response, { title: titleOf(html), build }));
}

/** Where a page leads that is not kept, in its language or in the one there is. */
async function toOfflinePage(current: string, { pathname, search }: URL): Promise<Response> {
  const languages: Part[] = [languageOf(pathname), ...(await cachedLanguages())];
  for (const language of languages) {
    const path = `/${language}${offlinePath}`;
    // oxlint-disable-next-line no-await-in-loop -- the first that is there is enough
    if (pathname === path || !(await ownPage(current, path))) continue;
    return Response.redirect(`${path}?page=${encodeURIComponent(pathname + search)}`, 302);
  }
  return Response.error();
}

/** A page: from the network where there is one, else as it was kept, else the list of what is kept. */
export async function answerPage(event: FetchEvent, current: string): Promise<Response> {
  const url = new URL(event.request.url);
  const network = fromNetwork(event);
  event.waitUntil(
    network
      .then((response) => response.clone())
      .then((response) => cachePage(current, url.pathname, response))
      .catch(() => {}),
  );
  const stored = await storedPage(current, url.pathname);
  try {
    const response = await (stored ? withTimeout(network) : network);
    return stored && response.status >= 500 ? stored : response;
  } catch {
    return stored ?? toOfflinePage(current, url);
  }
}

/** Keeps a page that the visitor has come to without loading it: its document, which comes with its data. */
export async function cacheVisited(current: string, pathname: string): Promise<void> {
  // The build's own pages are there already.
  if (await ownPage(current, pathname)) return;
  const cached = await caches.match(pathname, { cacheName: offlineCaches.pages });
  const isFresh = cached && Date.now() - cachedAt(cached).getTime() < fresh;
  if (isFresh && cached.headers.get(offlineHeaders.build) === current) return;
  const response = await fetch(new Request(pathname, { cache: 'no-cache', priority: 'low' }));
  await cachePage(current, pathname, response);
}
