import type { Language } from '@payload/catalog';
import type { SiteHeaderProps } from '@payload/ui/SiteHeader';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { prepareTexts } from '../language/i18n.ts';
import { isModified } from '../navigation/modified-press.ts';
import { pathsOf } from '../navigation/paths.ts';
import { LazyPart } from '../rendering/LazyPart.tsx';
import { lazyModule } from '../rendering/lazy-module.ts';

const searchPanel = lazyModule(() => import('./SearchPanel.tsx'), ['search']);

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
  const href = pathsOf(language).search();
  // Whatever changes the page, back and forward too, closes what lay over the one before.
  const isOpen = openOn === pathname;

  const open = () => {
    if (pathname === href) {
      // The page has a field of its own.
      document.querySelector<HTMLElement>('main input[type=search]')?.focus();
      return;
    }
    setOpenOn(pathname);
  };

  // Of the page that is shown, from the moment it is: a listener added again by an effect comes later than the page.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  const prepare = () =>
    void Promise.all([searchPanel.load(), prepareTexts(language, searchPanel.texts)]).catch(() => undefined);
  return {
    link: {
      label: t('frame.search'),
      href,
      'aria-keyshortcuts': 'Control+K Meta+K',
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: (event: MouseEvent) => {
        if (isModified(event)) return;
        event.preventDefault();
        open();
      },
    },
    panel: (
      <LazyPart
        of={searchPanel}
        enabled={isOpen}
        language={language}
        onFailure={() => {
          setOpenOn(null);
          // The page has the same, and says itself what is wrong with the connection.
          void navigate(href);
        }}
      >
        {({ SearchPanel }, partLanguage) =>
          partLanguage === language && (
            <SearchPanel
              open={isOpen}
              onOpenChange={(next) => setOpenOn(next ? pathname : null)}
              language={language}
            />
          )
        }
      </LazyPart>
    ),
  };
}
