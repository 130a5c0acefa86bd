import '@payload/ui/theme';
import { lists } from 'virtual:frame-lists';
import { isMissingScript } from '@payload/web/data/failure-kind.ts';
import { preparePage } from '@payload/web/data/load-page.ts';
import { readPageState } from '@payload/web/data/page-state.ts';
import { replayEarlyPress } from '@payload/web/frame/early-press.ts';
import { frameId } from '@payload/web/frame/Frame.tsx';
import { applySheetsInOrder } from '@payload/web/frame/sheet-order.ts';
import { prepareLanguage } from '@payload/web/language/i18n.ts';
import { languageFor, storeLanguage } from '@payload/web/language/language.ts';
import { forgetDocument, mayLoadDocument } from '@payload/web/navigation/document-once.ts';
import { isPageHandle } from '@payload/web/navigation/page-handle.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { createRoutes } from './routes.tsx';

applySheetsInOrder();
const address = location.pathname + location.search;
const language = languageFor(location.pathname);
storeLanguage(language);

const routes = createRoutes({
  lists: async (asked) => (await lists[asked]()).default,
  anchor: () => router.state.navigation.location?.hash ?? '',
});

async function preparePages(): Promise<void> {
  for (const { route, params } of matchRoutes(routes, location) ?? []) {
    if (isPageHandle(route.handle)) await preparePage(await route.handle.fetch(), { params, language });
  }
}

// What the prerendered page shows must be there before React takes it over.
const prepared = Promise.all([readPageState(), lists[language](), prepareLanguage(language), preparePages()]);
const [pageData, frame] = await prepared.catch(async (error: unknown) => {
  // The document may be of another build than the files that are there. Else it stands as it is, and its links work.
  if (!isMissingScript(error)) throw error;
  if (await mayLoadDocument(address)) location.reload();
  else console.error(error);
  return new Promise<never>(() => {});
});
const router = createBrowserRouter(
  routes,
  pageData ? { hydrationData: { loaderData: { ...pageData, [frameId]: frame.default } } } : {},
);
forgetDocument(address);

const root = document.getElementById('app');
if (!root) throw new Error('The document has no #app.');
const app = <RouterProvider router={router} />;
if (pageData) {
  startTransition(() => void hydrateRoot(root, app));
  replayEarlyPress();
} else createRoot(root).render(app);
