import type { Language } from '@payload/catalog';
import { PageFrame } from '@payload/ui/sections/frame/PageFrame';
import { type ComponentType, useDeferredValue, useEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import {
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router-dom';
import { AccountHost } from '../account/AccountHost.tsx';
import { storedVariant } from '../browser/variant.ts';
import type { FrameLists } from '../data/data-source.ts';
import { i18nOf } from '../language/i18n.ts';
import { htmlLang, pathWithoutLanguage, storeLanguage } from '../language/language.ts';
import { useLanguage } from '../language/useLanguage.ts';
import { useLinkNavigation } from '../navigation/links.ts';
import { isPageHandle } from '../navigation/page-handle.ts';
import { FrameHeader } from './FrameHeader.tsx';
import { Head } from './Head.tsx';
import { KeepAlivePages } from './KeepAlivePages.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { usePlaceOnceQueried } from './usePlaceOnceQueried.ts';

/** Id of the route around all pages, whose data are the lists of the frame. */
export const frameId = 'frame';

export interface FrameProps {
  /** What goes on whatever page is shown, as a line of the header. @default none */
  Line?: ComponentType<{ pageTitle: string; language: Language }>;
  /** What stands below every page but tools. @default nothing */
  Below?: ComponentType<{ lists: FrameLists; language: Language }>;
  /** What runs beside every page. @default nothing */
  Beside?: ComponentType<{ language: Language }>;
}

/** The frame of every page, in the language of its address. */
export function Frame(props: FrameProps) {
  const language = useLanguage();
  return (
    <I18nextProvider i18n={i18nOf(language)}>
      <FrameInLanguage {...props} />
    </I18nextProvider>
  );
}

function FrameInLanguage({ Line, Below, Beside }: FrameProps) {
  const lists = useLoaderData<FrameLists>();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { t } = useTranslation();
  const navigation = useNavigation();
  const match = useMatches().at(-1);
  // The prerenderer knows no query. Without one nothing is drawn again once the page runs.
  const shownSearch = useDeferredValue(search, '');
  useLinkNavigation();
  useFocusOnNavigation();
  usePlaceOnceQueried(search, shownSearch);

  useEffect(() => {
    // Even the same again would have every style of the page computed again.
    if (document.documentElement.lang !== htmlLang[language])
      document.documentElement.lang = htmlLang[language];
    storeLanguage(language);
  }, [language]);

  // The first visit sets the flag, whatever page it is.
  useEffect(() => void storedVariant(), []);

  // A loader that failed left no data; its error is in the outlet.
  const active =
    match && isPageHandle(match.handle) && match.handle.page && match.loaderData !== undefined
      ? {
          key: pathWithoutLanguage(pathname),
          module: match.handle.page,
          props: {
            data: match.loaderData,
            params: match.params,
            search: new URLSearchParams(shownSearch),
            language,
          },
        }
      : null;
  const header = active?.module.header ?? 'sheet';
  // An error names itself, in the outlet.
  const head = active?.module.head(active.props, i18nOf(language).t);

  return (
    <>
      {head && <Head head={head} pathname={pathname} language={language} theme={header} />}
      <PageFrame
        theme={header}
        loading={navigation.state === 'loading'}
        header={
          <FrameHeader
            lists={lists}
            language={language}
            pathname={pathname}
            search={shownSearch}
            overlay={header === 'night'}
            line={Line && <Line pageTitle={head?.title ?? ''} language={language} />}
          />
        }
        after={
          <>
            {Below && !active?.module.isTool && <Below lists={lists} language={language} />}
            <AccountHost language={language} />
            {Beside && <Beside language={language} />}
          </>
        }
        translations={{ loading: t('frame.loading'), skip: t('frame.skip') }}
      >
        <KeepAlivePages active={active} />
        <Outlet />
      </PageFrame>
      <ScrollRestoration />
    </>
  );
}
