import { PageFrame } from '@payload/ui/sections/frame/PageFrame';
import { memo, Suspense, useDeferredValue, useEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import {
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router-dom';
import { AccountHost } from '../../features/account/AccountHost.tsx';
import { WorkHost } from '../../features/works/WorkHost.tsx';
import { is4g } from '../../platform/browser/connection.ts';
import { storedVariant } from '../../platform/browser/variant.ts';
import type { FrameLists } from '../../platform/data/data-source.ts';
import { i18nOf } from '../../platform/language/i18n.ts';
import { htmlLang, pathWithoutLanguage, storeLanguage } from '../../platform/language/language.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { useLinkNavigation } from '../../platform/navigation/links.ts';
import { isPageHandle } from '../../platform/navigation/page-handle.ts';
import { LazyPart } from '../../platform/rendering/LazyPart.tsx';
import { lazyModule } from '../../platform/rendering/lazy-module.ts';
import { whenIdle } from '../../platform/rendering/when-idle.ts';
import { FrameFooter } from './FrameFooter.tsx';
import { FrameHeader } from './FrameHeader.tsx';
import { Head } from './Head.tsx';
import { KeepAlivePages } from './KeepAlivePages.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { usePlaceOnceQueried } from './usePlaceOnceQueried.ts';

// It needs a script to be opened and lies over the page, so it can come after it.
const afterPage = lazyModule(async () => {
  await whenIdle();
  return import('./AfterPage.tsx');
});

const offline = lazyModule(async () => {
  // It has no hurry: the page and what is read first go before it, and on a slow line all that is looked at in the first minute.
  await new Promise((done) => setTimeout(done, is4g() ? 4000 : 60_000));
  return import('../../features/offline/OfflineHost.tsx');
});
const hasOffline = import.meta.env.PROD && 'serviceWorker' in globalThis.navigator;

/** The frame of every page, in the language of its address. */
export function Frame() {
  const language = useLanguage();
  return (
    <I18nextProvider i18n={i18nOf(language)}>
      <FrameInLanguage />
    </I18nextProvider>
  );
}

// Hydrated for itself, and left alone while the address changes.
const StillFooter = memo(FrameFooter);

function FrameInLanguage() {
  const lists = useLoaderData<FrameLists>();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { t } = useTranslation();
  const navigation = useNavigation();
  const match = useMatches().at(-1);
  // The prerenderer knows no query. Without one nothing is drawn anew once the page runs.
  const shownSearch = useDeferredValue(search, '');
  useLinkNavigation();
  useFocusOnNavigation();
  usePlaceOnceQueried(search, shownSearch);

  useEffect(() => {
    // Even the same again would have every style of the page computed anew.
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
            line={<WorkHost pageTitle={head?.title ?? ''} language={language} />}
          />
        }
        after={
          <>
            {active?.module.isTool ? null : (
              <>
                <Suspense>
                  <StillFooter lists={lists} language={language} />
                </Suspense>
                <LazyPart of={afterPage} language={language}>
                  {({ AfterPage }) => <AfterPage />}
                </LazyPart>
              </>
            )}
            <AccountHost language={language} />
            {hasOffline && (
              <LazyPart of={offline} language={language}>
                {({ OfflineHost }, partLanguage) => <OfflineHost language={partLanguage} />}
              </LazyPart>
            )}
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
