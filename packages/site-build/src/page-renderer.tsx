import { frameId } from '@payload/web/frame/Frame.tsx';
import { i18nOf, type PageTexts, prepareLanguage } from '@payload/web/language/i18n.ts';
import { languageFor, pathWithoutLanguage } from '@payload/web/language/language.ts';
import { shortDescription } from '@payload/web/navigation/description.ts';
import { isPageHandle } from '@payload/web/navigation/page-handle.ts';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router-dom';
import { metadataOf } from './metadata/metadata.ts';
import { crumbsOf, type PageFacts } from './metadata/page-facts.ts';

/** One page as markup, ready to be put into a document. */
export interface PrerenderedPage {
  /** Title, meta and link elements. */
  head: string;
  /** What it says of itself to other sites and to search engines, as elements of the head. */
  metadata: string;
  facts: PageFacts;
  /** What stands inside `#app`. */
  body: string;
  /** Data of the routes as JSON that is safe inside a script element, but for the frame's (`frame-lists-plugin.ts`). */
  state: string;
  theme: 'night' | 'sheet';
  /** Name of the page's chunk in the build manifest. */
  src: string;
  /** Texts that it says besides those of every page. */
  texts: readonly PageTexts[];
  /** Names in the build manifest of further modules that it reads. */
  modules: readonly string[];
}

/** Marks where the hoisted head elements end and the frame begins. */
const frameStart = '<div data-frame';

/** Renders addresses of the routes, one at a time. Errors: whatever the page or a missing text throws. */
export function pageRenderer(routes: RouteObject[]): (pathname: string) => Promise<PrerenderedPage> {
  const handler = createStaticHandler(routes);
  return (pathname) => renderPage(handler, pathname);
}

async function renderPage(handler: StaticHandler, pathname: string): Promise<PrerenderedPage> {
  const language = languageFor(pathname);
  await prepareLanguage(language);
  const context = await handler.query(new Request(`http://prerender${pathname}`));
  if (context instanceof Response) throw new Error(`${pathname} redirects; it can't be prerendered.`);
  if (context.errors) throw Object.values(context.errors)[0];
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
    {
      // What a boundary holds stands in its place; larger ones would be put there by inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const markup = await new Response(prelude).text();
  const split = markup.indexOf(frameStart);
  if (split < 0) throw new Error(`${pathname} rendered no frame.`);
  const match = context.matches.at(-1);
  const handle: unknown = match?.route.handle;
  if (!match || !isPageHandle(handle)) throw new Error(`${pathname} is no page.`);
  const page = await handle.fetch();
  const modules = await page.prepare?.({ params: match.params, language });
  const body = markup.slice(split);
  const { title, description, noIndex } = page.head(
    {
      data: context.loaderData[match.route.id],
      params: match.params,
      search: new URLSearchParams(),
      language,
    },
    i18nOf(language).t,
  );
  const { [frameId]: _lists, ...pageData } = context.loaderData;
  const facts: PageFacts = {
    language,
    path: pathWithoutLanguage(pathname),
    title,
    description: shortDescription(description),
    isListed: !noIndex,
    crumbs: crumbsOf(body),
  };
  return {
    head: markup.slice(0, split),
    metadata: metadataOf(facts),
    facts,
    body,
    state: JSON.stringify(pageData).replaceAll('<', '\\u003c'),
    theme: page.header,
    src: handle.src.replace(/^\.\.?\//, 'src/'),
    texts: page.texts ?? [],
    modules: modules ?? [],
  };
}
