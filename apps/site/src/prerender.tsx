import '@payload/ui/theme';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createRoutes } from './routes.tsx';
import { languageFor } from './shell/language.ts';
import { isPageHandle } from './shell/page-handle.ts';
import { catalogSource } from './wiring/catalog-source.ts';
import { type PageTexts, prepareLanguage } from './wiring/i18n.ts';

export { sitePaths, statusPaths } from './site-paths.ts';

/** One page as markup, ready to be put into a document. */
export interface PrerenderedPage {
  /** Title, meta and link elements. */
  head: string;
  /** What stands inside `#app`. */
  body: string;
  /** The router's hydration state as JSON that is safe inside a script element. */
  state: string;
  register: 'night' | 'sheet';
  /** Name of the page's chunk in the build manifest. */
  src: string;
  /** Texts that it says besides those of every page. */
  texts: readonly PageTexts[];
}

/** Marks where the hoisted head elements end and the frame begins. */
const frameStart = '<div data-frame';

/** Renders one address of the site. Errors: whatever the page or a missing text throws. */
export async function renderPage(pathname: string): Promise<PrerenderedPage> {
  await prepareLanguage(languageFor(pathname));
  const handler = createStaticHandler(createRoutes(catalogSource));
  const context = await handler.query(new Request(`http://prerender${pathname}`));
  if (context instanceof Response) throw new Error(`${pathname} redirects; it can't be prerendered.`);
  if (context.errors) throw Object.values(context.errors)[0];
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
    {
      onError: (error) => {
        throw error;
      },
    },
  );
  const markup = await new Response(prelude).text();
  const split = markup.indexOf(frameStart);
  if (split < 0) throw new Error(`${pathname} rendered no frame.`);
  const handle: unknown = context.matches.at(-1)?.route.handle;
  if (!isPageHandle(handle)) throw new Error(`${pathname} is no page.`);
  return {
    head: markup.slice(0, split),
    body: markup.slice(split),
    state: JSON.stringify({ loaderData: context.loaderData, actionData: null, errors: null }).replaceAll(
      '<',
      '\\u003c',
    ),
    register: handle.page.header,
    src: handle.src.replace('./', 'src/'),
    texts: handle.page.texts ?? [],
  };
}
