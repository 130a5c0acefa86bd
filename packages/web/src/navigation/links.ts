import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { languageOfPath } from '../language/language.ts';
import { isModified } from './modified-press.ts';

/** Where a link leads within the site; null for other origins, downloads and other targets. */
export function siteUrlOf(link: HTMLAnchorElement): URL | null {
  if (!link.href || link.download || (link.target && link.target !== '_self')) return null;
  const url = new URL(link.href);
  return url.origin === location.origin && languageOfPath(url.pathname) ? url : null;
}

/**
 * Components render plain `<a href>`; this turns clicks on addresses of the site into navigation
 * without a page load. Left alone: other origins, downloads, other targets, modified clicks, and
 * anchors on the page itself.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (isModified(event)) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const url = link && siteUrlOf(link);
      if (!url) return;
      const { pathname, search, hash } = url;
      if (hash && pathname === location.pathname && search === location.search) return;
      event.preventDefault();
      // Switching language is the same place in other words: the scroll stays where it is.
      void navigate(pathname + search + hash, { preventScrollReset: link.hasAttribute('hreflang') });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}
