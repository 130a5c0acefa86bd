import {
  filmsMadeOn,
  findFilm,
  findProduct,
  findProductType,
  type ProductInfo,
  productInfo,
  productsByType,
  type SpecValue,
  specText,
  translate,
} from '@payload/catalog';
import cnFaq from '@payload/catalog/locales/cn/faq.json' with { type: 'json' };
import cnSite from '@payload/catalog/locales/cn/site.json' with { type: 'json' };
import enFaq from '@payload/catalog/locales/en/faq.json' with { type: 'json' };
import enSite from '@payload/catalog/locales/en/site.json' with { type: 'json' };
import { addressOf, origin } from '@payload/web/browser/site.ts';
import { htmlLang } from '@payload/web/language/language.ts';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { pictureIn } from '@payload/web/products/pictures.ts';
import type { PageFacts } from './page-facts.ts';
import { sharePicture } from './share-picture.ts';

/** A thing in the words of schema.org. */
type Thing = { '@type': string } & Record<string, unknown>;

const faqIn = { cn: cnFaq, en: enFaq };
const siteIn = { cn: cnSite, en: enSite };
const maker = 'JZ';
const makerId = `${origin}/#organization`;

/**
 * What a page is about, for search engines: only what stands on the page, with sample figures named as such.
 * Prices and ratings are not there, because the maker has given none.
 */
export function structuredData(facts: PageFacts): Thing[] {
  const [, first = '', second = '', third = ''] = facts.path.split('/');
  const things: Thing[] = [];
  if (facts.path === '/') things.push(organization(), website(facts));
  if (first === 'details' && (second === 'product' || second === 'productSupport'))
    things.push(...productThings(third, facts));
  if (first === 'details' && second === 'video') things.push(...filmThings(third, facts));
  if (first === 'series') things.push(...listThings(second, facts));
  if (first === 'faq') things.push(questions(facts));
  if (first === 'apiCloud') things.push(article(facts));
  return [...things, ...breadcrumb(facts)];
}

const organization = (): Thing => ({
  '@type': 'Organization',
  '@id': makerId,
  name: maker,
  url: `${origin}/`,
  logo: `${origin}/icons/icon-512.png`,
});

const website = ({ language, title }: PageFacts): Thing => ({
  '@type': 'WebSite',
  name: title,
  url: addressOf(language, '/'),
  inLanguage: htmlLang[language],
  publisher: { '@id': makerId },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${pathsOf(language).search()}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});

function productThings(code: string, facts: PageFacts): Thing[] {
  const { language, path } = facts;
  const product = productInfo(code, language);
  if (!product) return [];
  return [
    {
      '@type': 'Product',
      name: product.title,
      description: product.description,
      url: addressOf(language, path),
      sku: code,
      mpn: code,
      category: translate(language, 'types', `${product.type}.plural`),
      brand: { '@type': 'Brand', name: maker },
      image: [sharePicture(facts).address, `${origin}/static/pic/${pictureIn(product.resUrl, language)}`],
      additionalProperty: properties(product, facts),
    },
  ];
}

function properties(product: ProductInfo, { language }: PageFacts): Thing[] {
  return product.groups
    .flatMap(({ rows }) => rows)
    .filter(({ kind }) => kind !== 'none')
    .map((row) => ({
      '@type': 'PropertyValue',
      name: row.label,
      ...valueOf(row, specText(row, language)),
      ...(row.sample ? { description: siteIn[language].footer.sample } : {}),
    }));
}

function valueOf(row: SpecValue, text: string): Record<string, unknown> {
  switch (row.kind) {
    case 'figure':
      return { value: row.value, ...unitOf(row.unit) };
    case 'range':
      return { minValue: row.from, maxValue: row.to, ...unitOf(row.unit) };
    default:
      return { value: text };
  }
}

const unitOf = (unit: string) => (unit === '' ? {} : { unitText: unit });

function filmThings(code: string, { language, title, description }: PageFacts): Thing[] {
  const product = findProduct(code);
  const film = product ? findFilm(product.video, language) : null;
  const file = film?.files.at(-1);
  if (!film || !file) return [];
  return [
    {
      '@type': 'VideoObject',
      name: title,
      description,
      thumbnailUrl: origin + film.poster,
      contentUrl: origin + file.address,
      uploadDate: `${filmsMadeOn}T00:00:00Z`,
      duration: `PT${film.duration}S`,
      width: film.width,
      height: film.height,
      inLanguage: htmlLang[language],
    },
  ];
}

function listThings(segment: string, { language, title }: PageFacts): Thing[] {
  const type = findProductType(segment);
  if (!type) return [];
  return [
    {
      '@type': 'ItemList',
      name: title,
      itemListElement: productsByType(type, language).map(({ code, route, title: name }, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name,
        url: origin + pathsOf(language).details(route, code),
      })),
    },
  ];
}

const questions = ({ language }: PageFacts): Thing => ({
  '@type': 'FAQPage',
  inLanguage: htmlLang[language],
  mainEntity: Object.values(faqIn[language]).map((entry) => ({
    '@type': 'Question',
    name: entry.question,
    acceptedAnswer: {
      '@type': 'Answer',
      text: [entry.cause, ...entry.steps, ...('note' in entry ? [entry.note] : [])].join(
        language === 'cn' ? '' : ' ',
      ),
    },
  })),
});

const article = (facts: PageFacts): Thing => ({
  '@type': 'TechArticle',
  headline: facts.title,
  description: facts.description,
  inLanguage: htmlLang[facts.language],
  url: addressOf(facts.language, facts.path),
  image: sharePicture(facts).address,
  publisher: organization(),
});

/** Steps that have a page, and the page itself; a search engine takes no others. */
function breadcrumb({ language, path, crumbs }: PageFacts): Thing[] {
  const own = { '@type': 'ListItem', name: crumbs.at(-1)?.label, item: addressOf(language, path) };
  const before = crumbs
    .slice(0, -1)
    .flatMap(({ label, href }) =>
      href === null ? [] : [{ '@type': 'ListItem', name: label, item: origin + href }],
    );
  if (before.length === 0) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [...before, own].map((step, place) => ({ ...step, position: place + 1 })),
    },
  ];
}
