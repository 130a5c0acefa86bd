import type { Language } from '@payload/catalog';
import cnManifest from '@payload/catalog/locales/cn/service/manifest.json' with { type: 'json' };
import enManifest from '@payload/catalog/locales/en/service/manifest.json' with { type: 'json' };
import { origin } from '@payload/web/browser/site.ts';
import { grounds } from '@payload/web/frame/theme-color.ts';
import { htmlLang } from '@payload/web/language/language.ts';
import { sitemapOf } from './metadata.ts';
import type { PageFacts } from './page-facts.ts';

/** Both files name whole addresses. In the place of this one the server puts the one that it is asked at. */
const base = origin || 'http://127.0.0.1:4173';

/** What crawlers may read: pages and their pictures, not the calls. */
const robotsText = `User-agent: *
Disallow: /api/
Disallow: /jz-api/
Disallow: /search/

Sitemap: ${base}/sitemap.xml
`;

const manifests = { cn: cnManifest, en: enManifest };

/** What the site is called and looks like on a home screen, in a language. */
function manifestText(language: Language): string {
  return JSON.stringify({
    id: `/${language}/`,
    start_url: `/${language}/`,
    scope: '/',
    lang: htmlLang[language],
    dir: 'ltr',
    ...manifests[language],
    // With an address bar: pages are shared and printed from it.
    display: 'minimal-ui',
    background_color: grounds.night,
    theme_color: grounds.night,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
}

/** Files beside the pages, by their path: for crawlers and for home screens. */
export function siteFiles(pages: readonly PageFacts[]): Record<string, string> {
  return {
    '/robots.txt': robotsText,
    '/sitemap.xml': sitemapOf(pages, base),
    '/en.webmanifest': manifestText('en'),
    '/cn.webmanifest': manifestText('cn'),
  };
}
