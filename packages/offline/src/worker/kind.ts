/** What is asked for, of all that a browser tells a worker. */
export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly isNavigation: boolean;
  readonly isPicture: boolean;
  readonly headers: Pick<Headers, 'has'>;
}

/**
 * How an answer is kept:
 *
 * - `page`: a page of the site in a language; `languageRedirect`: the address without one
 * - `asset`: a script, style or font with its content's hash in its name
 * - `reply`: what the catalogue and the download centre answer, and the search index
 * - `file`: a manual, announcement or firmware
 * - `picture`
 */
export type Kind = 'page' | 'languageRedirect' | 'asset' | 'reply' | 'file' | 'picture';

const replies =
  /^\/(?:api\/offi\/(?:public\/(?:getHomepageInfo|findProductsBy|getProductInfo|getAllProductParams)|jz-ota\/)|search\/(?:en|cn)\.json$)/;

/** Null for everything that is none of the worker's business: it goes to the network as if there were no worker. */
export function kindOf(
  { method, url, isNavigation, isPicture, headers }: Asked,
  origin: string,
): Kind | null {
  if (method !== 'GET' || url.origin !== origin) return null;
  // What belongs to an account is never kept; a part of a file is not the file.
  if (headers.has('authorization') || headers.has('range')) return null;
  const { pathname } = url;
  if (/^\/static\/files\/(?:announcements|firmware|manuals)\//.test(pathname)) return 'file';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (isNavigation) {
    if (pathname === '/') return 'languageRedirect';
    return /^\/(?:en|cn)\/(?!.*\.\w+$)/.test(pathname) ? 'page' : null;
  }
  if (replies.test(pathname)) return 'reply';
  if (isPicture && /^\/(?:static|public)\//.test(pathname)) return 'picture';
  return null;
}
