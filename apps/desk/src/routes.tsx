import type { Language } from '@payload/catalog';
import type { FrameLists } from '@payload/web/data/data-source.ts';
import { preparePage } from '@payload/web/data/load-page.ts';
import { Failure } from '@payload/web/frame/Failure.tsx';
import { Frame, frameId } from '@payload/web/frame/Frame.tsx';
import { FrameError } from '@payload/web/frame/FrameError.tsx';
import { provideContent } from '@payload/web/language/content.ts';
import { prepareLanguage } from '@payload/web/language/i18n.ts';
import { languageFor, languageOfPath } from '@payload/web/language/language.ts';
import { pageHandle } from '@payload/web/navigation/page-handle.ts';
import { type RouteObject, redirectDocument, useRouteError } from 'react-router-dom';

// No other app says these: visitors are not sent them.
provideContent(
  import.meta.glob<object>('../../../packages/catalog/src/locales/{en,cn}/{desk,desk-templates}.json', {
    import: 'default',
  }),
);

interface Options {
  /** What the header lists. */
  lists: (language: Language) => Promise<FrameLists>;
  /** The anchor of the address that is on its way, with its mark; requests carry none. @default none */
  anchor?: () => string;
}

function Nothing() {
  return null;
}

function DeskError() {
  return <Failure error={useRouteError()} />;
}

function DeskFrameError() {
  return (
    <FrameError>
      <DeskError />
    </FrameError>
  );
}

/** The desk in both languages, in the site's frame. Every other address is the site's, and loaded as its document. */
export function createRoutes({ lists, anchor }: Options): RouteObject[] {
  const handle = pageHandle('./DeskPage.tsx', () => import('./DeskPage.tsx'));
  const deskIn = (language: Language): RouteObject => ({
    path: `${language}/desk`,
    ErrorBoundary: DeskError,
    handle,
    Component: Nothing,
    loader: async ({ params }) => {
      await preparePage(await handle.fetch(), { params, language });
      return null;
    },
    // Its query says what is open, which the page reads itself.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.search === nextUrl.search && defaultShouldRevalidate,
  });
  return [
    {
      id: frameId,
      path: '/',
      Component: Frame,
      ErrorBoundary: DeskFrameError,
      // Only development renders in the browser first; there the page stays empty until its data is there.
      HydrateFallback: Nothing,
      loader: async ({ request }) => {
        const language = languageFor(new URL(request.url).pathname);
        const [found] = await Promise.all([lists(language), prepareLanguage(language)]);
        return found;
      },
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname) ||
        (currentUrl.href === nextUrl.href && defaultShouldRevalidate),
      children: [
        deskIn('en'),
        deskIn('cn'),
        {
          path: '*',
          Component: Nothing,
          loader: ({ request }) => {
            const { pathname, search } = new URL(request.url);
            throw redirectDocument(pathname + search + (anchor?.() ?? ''));
          },
        },
      ],
    },
  ];
}
