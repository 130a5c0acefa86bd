import '@payload/ui/theme';
import { lists } from 'virtual:frame-lists';
import { canPrefetch, is2g, savesData } from '@payload/web/browser/connection.ts';
import { createBrowserSource } from '@payload/web/data/browser-source.ts';
import { isMissingScript } from '@payload/web/data/failure-kind.ts';
import { preparePage } from '@payload/web/data/load-page.ts';
import { MissingPageState, readPageState } from '@payload/web/data/page-state.ts';
import { pageStateId } from '@payload/web/data/page-state-markup.ts';
import { createPrefetchCache } from '@payload/web/data/prefetch-cache.ts';
import { replayEarlyPress } from '@payload/web/frame/early-press.ts';
import { frameId } from '@payload/web/frame/Frame.tsx';
import { applySheetsInOrder } from '@payload/web/frame/sheet-order.ts';
import { prepareLanguage } from '@payload/web/language/i18n.ts';
import { languageFor, languageOfPath, storeLanguage } from '@payload/web/language/language.ts';
import { decodedPath } from '@payload/web/navigation/decoded-path.ts';
import { forgetDocument, mayLoadDocument } from '@payload/web/navigation/document-once.ts';
import { isPageHandle } from '@payload/web/navigation/page-handle.ts';
import { prefetchLinks } from '@payload/web/navigation/prefetch-links.ts';
import { nextTask } from '@payload/web/rendering/next-task.ts';
import { whenIdle } from '@payload/web/rendering/when-idle.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { keyAnchorEntries } from './frame/anchor-entries.ts';
import { createRoutes, notFoundHereId, notFoundId, type RouteOptions } from './routes.tsx';

applySheetsInOrder();
const language = languageOfPath(location.pathname);
if (language) storeLanguage(language);

const source = createBrowserSource();
const prefetchCache = createPrefetchCache();
const options: RouteOptions = {
  prefetchCache,
  cachedData: (pathname) => {
    const { location: shown, matches, loaderData } = router.state;
    const page = matches.at(-1)?.route.id;
    return shown.pathname === pathname && page ? loaderData[page] : undefined;
  },
  anchor: () => router.state.navigation.location?.hash ?? '',
};
let routes = createRoutes(source, options);

/** Fetches what the page of this address is made of. */
async function prepareMatched(): Promise<void> {
  for (const { route, params } of matchRoutes(routes, location) ?? []) {
    if (!isPageHandle(route.handle)) continue;
    const page = await route.handle.fetch();
    await preparePage(page, { params, language: languageFor(location.pathname) });
  }
}

const isPrerendered = document.getElementById(pageStateId) !== null;

// Each part of the start is a task of its own, so that the page answers in between.
await nextTask();
// What the prerendered page shows must be there before React takes it over.
const address = location.pathname + location.search;
const prepared = Promise.all([
  readPageState(),
  isPrerendered ? lists[languageFor(location.pathname)]() : undefined,
  prepareLanguage(languageFor(location.pathname)),
  isPrerendered ? prepareMatched() : undefined,
]);
const [pageData, frame] = await prepared.catch(async (error: unknown) => {
  if (!isMissingScript(error) && !(error instanceof MissingPageState)) throw error;
  // The document may be of another build than the files that are there. Else it stands as it is, and its links work.
  if (await mayLoadDocument(address)) location.reload();
  else console.error(error);
  return new Promise<never>(() => {});
});

await nextTask();
keyAnchorEntries();
const isNotFound = pageData !== undefined && notFoundId(languageFor(location.pathname)) in pageData;
if (isNotFound) {
  // The address may look like that of a series or a model: its page would be drawn beside that of the document.
  routes = createRoutes(source, { ...options, notFoundAt: decodedPath(location.pathname) });
  await prepareMatched();
}
const router = createBrowserRouter(
  routes,
  pageData
    ? {
        hydrationData: {
          loaderData: {
            ...pageData,
            [frameId]: frame?.default,
            ...(isNotFound && { [notFoundHereId]: null }),
          },
        },
      }
    : {},
);

forgetDocument(address);

const root = document.getElementById('app');
if (!root) throw new Error('The document has no #app.');
const app = <RouterProvider router={router} />;
// As a transition it is done in slices, between which the page answers.
if (pageData) {
  startTransition(
    () =>
      void hydrateRoot(root, app, {
        // A part whose script did not come says so in its place.
        onRecoverableError: (error) => {
          if (!(error instanceof Error && isMissingScript(error.cause))) reportError(error);
        },
      }),
  );
  // From here on React hears presses itself, and takes over at once what is pressed.
  replayEarlyPress();
} else createRoot(root).render(app);
let isStale = false;
function refresh(): void {
  // Amid a navigation the router would begin it again, and forget that the scroll is to stay.
  isStale = router.state.navigation.state !== 'idle';
  if (!isStale) void router.revalidate();
}
router.subscribe(({ navigation }) => {
  if (!isStale || navigation.state !== 'idle') return;
  isStale = false;
  // A page that is not drawn yet still has the scroll of the one before, which the router would keep for it.
  void whenIdle().then(refresh);
});
let isRefreshed = false;
function refreshOnce(): void {
  if (!isRefreshed) source.refreshWhenIdle(languageFor(location.pathname), refresh);
  isRefreshed = true;
}
const isSaving = savesData();
// What the service may know better waits on a slow line for the pages that are in view.
if (isSaving ? !is2g() : canPrefetch()) refreshOnce();
async function prefetchWhenIdle(): Promise<void> {
  await whenIdle();
  source.prepare();
  prefetchLinks({ routes, source, early: prefetchCache, onIdle: refreshOnce });
}
if (!isSaving) void prefetchWhenIdle();
