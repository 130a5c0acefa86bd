import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pathWithoutLanguage } from '../language/language.ts';

/**
 * After a navigation the keyboard and the screen reader start at the new page's content, as they
 * would after a page load. The first page and a change of language leave the focus alone.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const page = pathWithoutLanguage(pathname);
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    if (!hash) document.getElementById('content')?.focus({ preventScroll: true });
  }, [page, hash]);
}
