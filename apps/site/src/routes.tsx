import { type LoaderFunctionArgs, type RouteObject, redirect, redirectDocument } from 'react-router-dom';
import { mayLoadDocument } from './shell/document-once.ts';
import { Frame } from './shell/Frame.tsx';
import { FrameError } from './shell/FrameError.tsx';
import { languageFor, languageOfPath } from './shell/language.ts';
import { PageError } from './shell/PageError.tsx';
import type { PageModule } from './shell/page.ts';
import { pageHandle } from './shell/page-handle.ts';
import { pathsOf } from './shell/paths.ts';
import { type DataSource, Moved, NotFound, type ProductLists } from './wiring/data-source.ts';
import { failureKind, isMissingScript } from './wiring/failure-kind.ts';
import { prepareLanguage } from './wiring/i18n.ts';
import { loadPage } from './wiring/load-page.ts';
import type { PrefetchCache } from './wiring/prefetch-cache.ts';

const modules = import.meta.glob<{ page: PageModule<unknown> }>('./pages/*/*Page.tsx');

/** Path behind the language, and the module that answers it. */
const pages: { path: string; src: string }[] = [
  { path: '', src: './pages/home/HomePage.tsx' },
  { path: 'series/:type', src: './pages/series/SeriesPage.tsx' },
  { path: 'details/product/:code', src: './pages/product/ProductPage.tsx' },
  { path: 'details/productSupport/:code', src: './pages/product/ProductPage.tsx' },
  { path: 'details/parameter/:code', src: './pages/parameter/ParameterPage.tsx' },
  { path: 'details/downloads/:code', src: './pages/product-downloads/ProductDownloadsPage.tsx' },
  { path: 'details/video/:code', src: './pages/video/VideoPage.tsx' },
  { path: 'load/:aircraft', src: './pages/load/LoadPage.tsx' },
  { path: 'compare/:type', src: './pages/compare/ComparePage.tsx' },
  { path: 'about', src: './pages/about/AboutPage.tsx' },
  { path: 'industryApply', src: './pages/industries/IndustriesPage.tsx' },
  { path: 'solution/:industry', src: './pages/solution/SolutionPage.tsx' },
  { path: 'individuality', src: './pages/individuality/IndividualityPage.tsx' },
  { path: 'user', src: './pages/user/UserPage.tsx' },
  { path: 'apply/repair', src: './pages/apply-repair/RepairPage.tsx' },
  { path: 'apply/problem', src: './pages/apply-problem/ProblemPage.tsx' },
  { path: 'apply/activate', src: './pages/apply-activate/ActivatePage.tsx' },
  { path: 'apply/carefree', src: './pages/apply-carefree/CarefreePage.tsx' },
  { path: 'faq', src: './pages/faq/FaqPage.tsx' },
  { path: 'support', src: './pages/support/SupportPage.tsx' },
  { path: 'policy/:id', src: './pages/policy/PolicyPage.tsx' },
  { path: 'buying', src: './pages/buying/BuyingPage.tsx' },
  { path: 'news', src: './pages/news/NewsPage.tsx' },
  { path: 'success', src: './pages/success/SuccessPage.tsx' },
  { path: 'offline', src: './pages/offline/OfflinePage.tsx' },
  { path: 'search', src: './pages/search/SearchPage.tsx' },
  { path: 'port', src: './pages/port/PortPage.tsx' },
  { path: 'apiCloud/:id', src: './pages/api-cloud/ApiCloudPage.tsx' },
  { path: 'download/:category?/:child?', src: './pages/download/DownloadPage.tsx' },
  { path: 'announcement', src: './pages/announcement/AnnouncementPage.tsx' },
  { path: '403', src: './pages/forbidden/ForbiddenPage.tsx' },
];

const unknown = { path: '*', src: './pages/not-found/NotFoundPage.tsx' };

function Nothing() {
  return null;
}

/** Whether nothing came of a call: the network is gone, or the service is. */
function isCutOff(error: unknown): boolean {
  const kind = failureKind(error);
  return kind === 'network' || kind === 'timeout';
}

const hasWorker = () => Boolean(globalThis.navigator.serviceWorker?.controller);

interface RouteOptions {
  /** Data that was fetched before its page was asked for. */
  prefetchCache?: PrefetchCache;
  /** What the page at a path shows already, so that a refresh that fails leaves it standing. */
  shownData?: (pathname: string) => unknown;
  /** The anchor of the address that is on its way, with its mark; requests carry none. */
  anchor?: () => string;
}

/** Codes by which the service says that a page's data is for somebody else: they become a page's status. */
const refusals: ReadonlySet<unknown> = new Set([401, 403]);

/** What the service refuses somebody, as the status of a page; undefined for everything else. */
function refusedStatus(error: unknown): number | undefined {
  if (!(error instanceof Error && error.name === 'RejectedReply' && 'code' in error)) return undefined;
  return refusals.has(error.code) ? Number(error.code) : undefined;
}

/**
 * The route table over one source of data. Every page is a chunk of its own, fetched by its loader; what it shows is
 * kept by the frame, so the routes themselves render nothing but their errors. The router's own `lazy` is no way: a
 * route whose `lazy` was rejected stays one that is still loading, shows nothing for its error, and is never asked again.
 */
export function createRoutes(
  source: DataSource,
  { prefetchCache, shownData, anchor }: RouteOptions = {},
): RouteObject[] {
  /** Ends a loader whose script did not come: with the address as a document, or with the error. */
  const withoutScript = async (error: unknown, request: Request): Promise<never> => {
    const { pathname, search } = new URL(request.url);
    if (request.signal.aborted || !(await mayLoadDocument(pathname + search))) throw error;
    throw redirectDocument(pathname + search + (anchor?.() ?? ''));
  };

  const routeOf = ({ path, src }: { path: string; src: string }): RouteObject => {
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
          const page = await handle.fetch();
          return await (prefetchCache?.take(pathname + search) ?? loadPage(page, { params, url, source }));
        } catch (error) {
          if (error instanceof NotFound) throw new Response(null, { status: 404 });
          if (error instanceof Moved) throw redirect(error.to);
          const shown = shownData?.(pathname);
          if (shown !== undefined) return shown;
          if (isMissingScript(error)) return withoutScript(error, request);
          const status = refusedStatus(error);
          if (status !== undefined) throw new Response(null, { status });
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
      id: 'frame',
      path: '/',
      Component: Frame,
      ErrorBoundary: FrameError,
      // Only development renders in the browser first; there the page stays empty until its data is there.
      HydrateFallback: Nothing,
      loader: async ({ request }): Promise<ProductLists> => {
        const language = languageFor(new URL(request.url).pathname);
        try {
          const [lists] = await Promise.all([source.productLists(language), prepareLanguage(language)]);
          return lists;
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
            ...[...pages, unknown].map(routeOf),
          ],
        })),
        routeOf(unknown),
      ],
    },
  ];
}
