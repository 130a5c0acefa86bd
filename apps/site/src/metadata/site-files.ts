import type { Language } from '@payload/catalog';
import { htmlLang } from '../shell/language.ts';
import { origin } from '../shell/site.ts';
import { sitemapOf } from './metadata.ts';
import type { PageFacts } from './page-facts.ts';

/** What crawlers may read: pages and their pictures, not the calls. */
const robotsText = `User-agent: *
Disallow: /api/
Disallow: /jz-api/
Disallow: /search/

Sitemap: ${origin}/sitemap.xml
`;

const names: Record<Language, { name: string; short_name: string; description: string }> = {
  cn: {
    name: 'JZ 无人机挂载设备',
    short_name: 'JZ 挂载',
    description: '无人机挂载设备的型号、参数、固件与服务。',
  },
  en: {
    name: 'JZ Payloads for working aircraft',
    short_name: 'JZ Payloads',
    description: 'Drone payloads: models, figures, firmware and service.',
  },
};

/** What the site is called and looks like on a home screen, in a language. */
function manifestText(language: Language): string {
  return JSON.stringify({
    id: `/${language}/`,
    start_url: `/${language}/`,
    scope: '/',
    lang: htmlLang[language],
    dir: 'ltr',
    ...names[language],
    // With an address bar: pages are shared and printed from it.
    display: 'minimal-ui',
    background_color: '#07090C',
    theme_color: '#07090C',
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
    '/sitemap.xml': sitemapOf(pages),
    '/en.webmanifest': manifestText('en'),
    '/cn.webmanifest': manifestText('cn'),
  };
}
