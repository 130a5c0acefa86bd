import type { Language } from '@payload/catalog';
import { SiteHeader } from '@payload/ui/SiteHeader';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountEntry } from '../account/useAccountEntry.tsx';
import type { FrameLists } from '../data/data-source.ts';
import { htmlLang, otherLanguage, pathWithoutLanguage } from '../language/language.ts';
import { pathsOf } from '../navigation/paths.ts';
import { useSearchEntry } from '../search/useSearchEntry.tsx';
import { menuItems } from './menu.tsx';

/** The header of every page, with the search that opens from it. */
export function FrameHeader({
  lists,
  language,
  pathname,
  search,
  overlay,
  line,
}: {
  lists: FrameLists;
  language: Language;
  pathname: string;
  /** The address's query, which the page in the other language has too. */
  search: string;
  /** Lies over the page's first picture. */
  overlay: boolean;
  /** What goes on whatever page is shown. */
  line: ReactNode;
}) {
  const { t } = useTranslation(['site', 'types']);
  const account = useAccountEntry(language);
  const searching = useSearchEntry(language, pathname);
  const items = useMemo(() => menuItems(lists, language, pathname, t), [lists, language, pathname, t]);
  const other = otherLanguage[language];
  const descriptor = t('brand.descriptor', { returnObjects: true });
  return (
    <>
      <SiteHeader
        overlay={overlay}
        brand={{
          code: t('brand.name'),
          lines: [descriptor[0] ?? '', descriptor[1] ?? ''],
          href: pathsOf(language).home,
        }}
        items={items}
        language={{
          label: t('frame.otherLanguage'),
          href: `/${other}${pathWithoutLanguage(pathname)}${search}`,
          lang: htmlLang[other],
        }}
        search={searching.link}
        account={account}
        line={line}
        translations={{
          menu: t('frame.mainMenu'),
          openMenu: t('frame.openMenu'),
          closeMenu: t('frame.closeMenu'),
        }}
      />
      {searching.panel}
    </>
  );
}
