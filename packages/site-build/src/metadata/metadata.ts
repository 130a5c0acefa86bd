import type { Language } from '@payload/catalog';
import cnManifest from '@payload/catalog/locales/cn/service/manifest.json' with { type: 'json' };
import enManifest from '@payload/catalog/locales/en/service/manifest.json' with { type: 'json' };
import { addressOf } from '@payload/web/browser/site.ts';
import { htmlLang, otherLanguage } from '@payload/web/language/language.ts';
import type { PageFacts } from './page-facts.ts';
import { sharePicture, sharePictureSize } from './share-picture.ts';
import { structuredData } from './structured-data.ts';

const manifests = { cn: cnManifest, en: enManifest };

/** Open Graph writes a language with its country. */
const locale: Record<Language, string> = { cn: 'zh_CN', en: 'en_GB' };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * What other sites and search engines read of a page, as elements of its head. It is made for the prerendered
 * document alone: nobody reads it after a navigation, so the browser is not sent the code for it. Built without
 * `PUBLIC_URL` its addresses begin with the path, and so mean the host that the document came from.
 */
export function metadataOf(facts: PageFacts): string {
  const { language, path, title, description, isListed } = facts;
  const { address, isOwn } = sharePicture(facts);
  const properties: [name: string, content: string | number][] = [
    ['og:type', path.startsWith('/apiCloud/') ? 'article' : 'website'],
    ['og:site_name', manifests[language].name],
    ['og:locale', locale[language]],
    ['og:locale:alternate', locale[otherLanguage[language]]],
    ['og:title', title],
    ['og:description', description],
    ['og:url', addressOf(language, path)],
    ['og:image', address],
    ['og:image:width', sharePictureSize.width],
    ['og:image:height', sharePictureSize.height],
    ['og:image:alt', isOwn ? title : manifests[language].name],
  ];
  const tags = properties.map(
    ([name, content]) => `<meta property="${name}" content="${escaped(String(content))}">`,
  );
  return [
    ...tags,
    '<meta name="twitter:card" content="summary_large_image">',
    isListed ? jsonLd(facts) : '',
    feedLink(facts),
  ].join('');
}

/** The feed that follows a page: that of all notices, or that of a model, on the page of its files; '' where it has none. */
function feedLink({ language, path }: PageFacts): string {
  const [, product] = /^\/details\/downloads\/([\w-]+)$/.exec(path) ?? [];
  const name = path === '/announcement' ? 'notices' : product;
  if (name === undefined) return '';
  return `<link rel="alternate" type="application/atom+xml" href="/feeds/${language}/${name}.xml">`;
}

/** A data block, which a policy against inline scripts lets stand; nothing in it can end it. */
function jsonLd(facts: PageFacts): string {
  const things = structuredData(facts);
  if (things.length === 0) return '';
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll(
    '<',
    '\\u003c',
  );
  return `<script type="application/ld+json">${text}</script>`;
}

const alternate = (tag: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(address)}"/>`;

/** The site map: every page that may be listed, with its other language, at the origin `at`. */
export function sitemapOf(pages: readonly PageFacts[], at: string): string {
  const addressAt = (language: Language, path: string) => `${at}/${language}${path}`;
  const urls = pages
    .filter(({ isListed }) => isListed)
    .map(
      ({ language, path }) =>
        `<url><loc>${escaped(addressAt(language, path))}</loc>${(['en', 'cn'] as const)
          .map((each) => alternate(htmlLang[each], addressAt(each, path)))
          .join('')}${alternate('x-default', addressAt('en', path))}</url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}
