import type { Language } from '@payload/catalog';
import {
  type DataSource,
  type FrameLists,
  frameLists,
  Moved,
  NotFound,
} from '@payload/web/data/data-source.ts';
import { failureKind, isMissingScript } from '@payload/web/data/failure-kind.ts';
import { loadPage } from '@payload/web/data/load-page.ts';
import type { PrefetchCache } from '@payload/web/data/prefetch-cache.ts';
import { frameId } from '@payload/web/frame/Frame.tsx';
import { FrameError } from '@payload/web/frame/FrameError.tsx';
import { prepareLanguage } from '@payload/web/language/i18n.ts';
import { languageFor, languageOfPath } from '@payload/web/language/language.ts';
import { mayLoadDocument } from '@payload/web/navigation/document-once.ts';
import type { PageModule } from '@payload/web/navigation/page.ts';
import { pageHandle } from '@payload/web/navigation/page-handle.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { routeTable } from '@payload/web/navigation/route-table.ts';
import { type LoaderFunctionArgs, type RouteObject, redirect, redirectDocument } from 'react-router-dom';
import { PageError } from './frame/PageError.tsx';
import { SiteFrame } from './frame/SiteFrame.tsx';
import { statusError } from './frame/status-pages.ts';

const modules = import.meta.glob<{ page: PageModule<unknown> }>('../pages/*/*Page.tsx');

/** Id of the route of what a language does not have: a document with its data says that nothing is at its address. */
export const notFoundId = (language: Language) => `not-found-${language}`;

/** Id of the route at `notFoundAt`. */
export const notFoundHereId = 'not-found-here';

const notFoundPage = 'not-found/NotFoundPage';
const unknown = { path: '*', page: notFoundPage };

function Nothing() {
  return null;
}

function SiteFrameError() {
  return (
    <FrameError>
      <PageError />
    </FrameError>
  );
}

/** Whether nothing came of a call: the network is gone, or the service is. */
function isCutOff(error: unknown): boolean {
  const kind = failureKind(error);
  return kind === 'network' || kind === 'timeout';
}

const hasWorker = () => Boolean(globalThis.navigator.serviceWorker?.controller);

export interface RouteOptions {
  /** Data that was fetched before its page was asked for. */
  prefetchCache?: PrefetchCache;
  /** What the page at a path shows already, so that a refresh that fails leaves it standing. */
  cachedData?: (pathname: string) => unknown;
  /** The anchor of the address that is on its way, with its mark; requests carry none. */
  anchor?: () => string;
  /** A path at which the server has said that nothing is, though it looks like one of the table. */
  notFoundAt?: string;
}

/** Codes by which the service says that a page's data is for someone else: they become a page's status. */
const refusals: ReadonlySet<unknown> = new Set([401, 403]);

/** What the service refuses someone, as the status of a page; undefined for everything else. */
function refusedStatus(error: unknown): number | undefined {
  if (!(error instanceof Error && error.name === 'RejectedReply' && 'code' in error)) return undefined;
  return refusals.has(error.code) ? Number(error.code) : undefined;
}

/** Shows what a firewall or proxy has answered with in the place of the document, where the call was refused with a page. */
async function showRefusalPage(error: unknown, { signal }: Request): Promise<void> {
  if (signal.aborted || !(error instanceof Error && 'page' in error && typeof error.page === 'string'))
    return;
  const { showForbiddenPage } = await import('@payload/web/data/api.ts');
  showForbiddenPage(error.page);
}

/**
 * The route table over one source of data. Every page is a chunk of its own, fetched by its loader; what it shows is
 * kept by the frame, so the routes themselves render nothing but their errors. The router's own `lazy` is no way: a
 * route whose `lazy` was rejected stays one that is still loading, shows nothing for its error, and is never asked again.
 */
export function createRoutes(
  source: DataSource,
  { prefetchCache, cachedData, anchor, notFoundAt }: RouteOptions = {},
): RouteObject[] {
  /** Ends a loader whose script did not come: with the address as a document, or with the error. */
  const withoutScript = async (error: unknown, request: Request): Promise<never> => {
    const { pathname, search } = new URL(request.url);
    if (request.signal.aborted || !(await mayLoadDocument(pathname + search))) throw error;
    throw redirectDocument(pathname + search + (anchor?.() ?? ''));
  };

  const routeOf = ({ path, page }: { path: string; page: string }): RouteObject => {
    const src = `../pages/${page}.tsx`;
    const handle = pageHandle(src, modules[src]);
    return {
      ...(path === '' ? { index: true } : { path }),
      ErrorBoundary: PageError,
      handle,
      Component: Nothing,
      loader: async ({ params, request }) => {
        const url = new URL(request.url);
        const { pathname, search } = url;
        try {
          const module = await handle.fetch();
          return await (prefetchCache?.take(pathname + search) ?? loadPage(module, { params, url, source }));
        } catch (error) {
          if (error instanceof NotFound) throw await statusError(404);
          if (error instanceof Moved) throw redirect(error.to);
          const cached = cachedData?.(pathname);
          if (cached !== undefined) return cached;
          if (isMissingScript(error)) return withoutScript(error, request);
          await showRefusalPage(error, request);
          const status = refusedStatus(error);
          if (status !== undefined) throw await statusError(status);
          // The worker may have the page as a document; where it has not, it shows what there is.
          if (isCutOff(error) && hasWorker()) throw redirectDocument(pathname + search);
          throw error;
        }
      },
      // A changed query filters what is already there; the page reads it itself.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
          ? false
          : defaultShouldRevalidate,
    };
  };

  return [
    {
      id: frameId,
      path: '/',
      Component: SiteFrame,
      ErrorBoundary: SiteFrameError,
      // Only development renders in the browser first; there the page stays empty until its data is there.
      HydrateFallback: Nothing,
      loader: async ({ request }): Promise<FrameLists> => {
        const language = languageFor(new URL(request.url).pathname);
        try {
          const [lists] = await Promise.all([source.productLists(language), prepareLanguage(language)]);
          return frameLists(lists);
        } catch (error) {
          return isMissingScript(error) ? await withoutScript(error, request) : Promise.reject(error);
        }
      },
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname) ||
        (currentUrl.href === nextUrl.href && defaultShouldRevalidate),
      children: [
        ...(['en', 'cn'] as const).map((language) => ({
          path: language,
          children: [
            {
              path: 'app',
              Component: Nothing,
              loader: () => redirect(pathsOf(language).download('jzapp', 'app')),
            },
            {
              path: 'productSupport/:code',
              Component: Nothing,
              loader: ({ params }: LoaderFunctionArgs) =>
                redirect(pathsOf(language).details('/productSupport', params['code'] ?? '')),
            },
            {
              // As on the label's code; the server leads there as well.
              path: 'device/:serial',
              Component: Nothing,
              loader: ({ params }: LoaderFunctionArgs) =>
                redirect(pathsOf(language).device(params['serial'])),
            },
            ...Object.values(routeTable).map(routeOf),
            { ...routeOf(unknown), id: notFoundId(language) },
          ],
        })),
        routeOf(unknown),
        // A path without parameters goes before those of the table.
        ...(notFoundAt === undefined
          ? []
          : [{ ...routeOf({ path: notFoundAt, page: notFoundPage }), id: notFoundHereId }]),
      ],
    },
  ];
}
