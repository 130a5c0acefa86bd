import type { Language } from '@payload/catalog';
import { LoadingLine } from '@payload/ui/LoadingLine';
import { SiteHeader } from '@payload/ui/SiteHeader';
import { SkipLink } from '@payload/ui/SkipLink';
import { lazy, memo, Suspense, useDeferredValue, useEffect } from 'react';
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
import { useAccountEntry } from '../account/useAccountEntry.tsx';
import { useSearchEntry } from '../search/useSearchEntry.tsx';
import type { ProductLists } from '../wiring/data-source.ts';
import { i18nOf } from '../wiring/i18n.ts';
import { FrameFooter } from './FrameFooter.tsx';
import { Head } from './Head.tsx';
import { KeptPages } from './KeptPages.tsx';
import { htmlLang, otherLanguage, pathWithoutLanguage, storeLanguage } from './language.ts';
import { useLinkNavigation } from './links.ts';
import { menuItems } from './menu.tsx';
import { isPageHandle } from './page-handle.ts';
import { pathsOf } from './paths.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useLanguage } from './useLanguage.ts';
import { storedVariant } from './variant.ts';

// It needs a script to be opened and lies over the page, so it can come after it.
const Consult = lazy(async () => ({ default: (await import('./Consult.tsx')).Consult }));

function Nothing(_props: { language: Language }) {
  return null;
}

const Offline = lazy(async () => {
  // It has no hurry: the page and what is read first go before it.
  await new Promise((done) => setTimeout(done, 4000));
  const part = await import('../offline/OfflineHost.tsx').catch(() => null);
  return { default: part?.OfflineHost ?? Nothing };
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

// Taken over for itself, and left alone while the address changes.
const StillFooter = memo(FrameFooter);

function FrameInLanguage() {
  const lists = useLoaderData<ProductLists>();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { t } = useTranslation(['site', 'types']);
  const navigation = useNavigation();
  const match = useMatches().at(-1);
  // Not `useHydrated`, which would render the whole frame a second time in one piece.
  const isHydrated = useDeferredValue(true, false);
  const account = useAccountEntry(language);
  const searching = useSearchEntry(language, pathname);
  useLinkNavigation();
  useFocusOnNavigation();

  useEffect(() => {
    document.documentElement.lang = htmlLang[language];
    storeLanguage(language);
  }, [language]);

  // The first visit sets the flag, whatever page it is.
  useEffect(() => void storedVariant(), []);

  // A loader that failed left no data; its error is in the outlet.
  const active =
    match && isPageHandle(match.handle) && match.loaderData !== undefined
      ? {
          key: pathWithoutLanguage(pathname),
          module: match.handle.page,
          props: {
            data: match.loaderData,
            params: match.params,
            search: new URLSearchParams(isHydrated ? search : ''),
            language,
          },
        }
      : null;
  const header = active?.module.header ?? 'sheet';
  // An error names itself, in the outlet.
  const head = active?.module.head(active.props, i18nOf(language).t);
  const other = otherLanguage[language];
  const otherPath = pathWithoutLanguage(pathname);
  const descriptor = t('brand.descriptor', { returnObjects: true });

  return (
    <>
      {head && <Head head={head} pathname={pathname} language={language} register={header} />}
      <div data-frame data-register={header}>
        <LoadingLine loading={navigation.state === 'loading'} label={t('frame.loading')} />
        <SkipLink href="#content">{t('frame.skip')}</SkipLink>
        <SiteHeader
          overlay={header === 'night'}
          brand={{
            code: t('brand.name'),
            lines: [descriptor[0] ?? '', descriptor[1] ?? ''],
            href: pathsOf(language).home,
          }}
          items={menuItems(lists, language, pathname, t)}
          language={{
            label: t('frame.otherLanguage'),
            href: `/${other}${otherPath}${isHydrated ? search : ''}`,
            lang: htmlLang[other],
          }}
          search={searching.link}
          account={account}
          translations={{
            menu: t('frame.mainMenu'),
            openMenu: t('frame.openMenu'),
            closeMenu: t('frame.closeMenu'),
          }}
        />
        <main id="content" tabIndex={-1}>
          <KeptPages active={active} />
          <Outlet />
        </main>
        {active?.module.isTool ? null : (
          <>
            <Suspense>
              <StillFooter lists={lists} language={language} />
            </Suspense>
            {isHydrated && (
              <Suspense>
                <Consult language={language} />
              </Suspense>
            )}
          </>
        )}
        <AccountHost language={language} />
        {searching.panel}
        {isHydrated && hasOffline && (
          <Suspense>
            <Offline language={language} />
          </Suspense>
        )}
      </div>
      <ScrollRestoration />
    </>
  );
}
