import type { Language } from '@payload/catalog';
import type { SiteHeaderProps } from '@payload/ui/SiteHeader';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { i18nOf, prepareTexts } from '../../platform/language/i18n.ts';
import { pathsOf } from '../../platform/navigation/paths.ts';
import type { SearchPanel } from './SearchPanel.tsx';

interface Loaded {
  Panel: typeof SearchPanel;
  /** The language whose texts are there. */
  language: Language;
}

async function load(language: Language): Promise<Loaded> {
  const [{ SearchPanel: Panel }] = await Promise.all([
    import('./SearchPanel.tsx'),
    prepareTexts(language, ['search']),
  ]);
  return { Panel, language };
}

/**
 * The header's entry of the search: a link to its page, which opens the search over the page where scripts run,
 * as Ctrl + K does. Its code and its index are fetched when it is first wanted.
 */
export function useSearchEntry(
  language: Language,
  pathname: string,
): { link: NonNullable<SiteHeaderProps['search']>; panel: ReactNode } {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const href = pathsOf(language).search();
  // Whatever changes the page, back and forward too, closes what lay over the one before.
  const isOpen = openOn === pathname;

  const open = useCallback(() => {
    if (pathname === href) {
      // The page has a field of its own.
      document.querySelector<HTMLElement>('main input[type=search]')?.focus();
      return;
    }
    setOpenOn(pathname);
    load(language).then(
      (now) => setLoaded(now),
      // The page has the same, and says itself what is wrong with the connection.
      () => void navigate(href),
    );
  }, [language, pathname, href, navigate]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  const prepare = () => void load(language).catch(() => undefined);
  return {
    link: {
      label: t('frame.search'),
      href,
      'aria-keyshortcuts': 'Control+K Meta+K',
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: (event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        open();
      },
    },
    panel: loaded && loaded.language === language && (
      <I18nextProvider i18n={i18nOf(language)}>
        <loaded.Panel
          open={isOpen}
          onOpenChange={(next) => setOpenOn(next ? pathname : null)}
          language={language}
        />
      </I18nextProvider>
    ),
  };
}
