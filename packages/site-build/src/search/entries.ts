import { type Language, productInfo, products, productTypes, translate } from '@payload/catalog';
import cn from '@payload/catalog/locales/cn/search-words.json' with { type: 'json' };
import en from '@payload/catalog/locales/en/search-words.json' with { type: 'json' };
import { namesIn, type QueryWords, type SearchData, type SearchEntry } from '@payload/search';
import { pathsOf } from '@payload/web/navigation/paths.ts';
import { sitePaths } from '../site-paths.ts';
import { documentEntries } from './document-entries.ts';
import { withPackedText } from './packed-text.ts';
import { pageEntries } from './page-entries.ts';
import { pinyinOf } from './pinyin.ts';
import { fileEntries, productEntries } from './product-entries.ts';
import { superlatives } from './superlatives.ts';

const wordsIn = { cn, en };
const pages = new Set(sitePaths);

/** The page behind an address, without its language, query and anchor. */
const pageOf = (href: string) => href.replace(/^\/\w+/, '').replace(/[?#].*$/, '');

/**
 * Everything of the site that can be searched for in a language, and what queries are read by. It is made where the
 * catalogue is, at build time, and goes out as a file of its own; nothing of this is in the pages.
 */
export function searchData(language: Language): SearchData {
  const idle = new Set(namesIn(wordsIn[language].filler));
  const entries: SearchEntry[] = [
    ...productEntries(language),
    ...fileEntries(language),
    ...pageEntries(language),
    ...documentEntries(language),
    // A result must not lead to a page that is not there.
  ]
    .filter(({ href }) => pages.has(pageOf(href)))
    .map((entry) => withoutEmpty(withPackedText(entry, idle)));
  const paths = pathsOf(language);
  const columns = Object.fromEntries(productTypes.map((type) => [type, columnsOf(type, language)]));
  return {
    entries,
    words: queryWords(language),
    labels: Object.fromEntries(
      [...new Set(Object.values(columns).flat())].map((key) => [
        key,
        translate(language, 'spec', `labels.${key}`),
      ]),
    ),
    columns,
    ways: {
      compare: paths.compare(''),
      sheet: paths.parameter(''),
      files: paths.productDownloads(''),
      film: paths.video(''),
    },
    pinyin: language === 'cn' ? pinyinOf(cn) : '',
  };
}

/** An entry without the members that say nothing. */
function withoutEmpty({ kind, href, title, detail, ...rest }: SearchEntry): SearchEntry {
  const said = Object.entries(rest).filter(
    ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return { kind, href, title, detail, ...Object.fromEntries(said) };
}

/** Keys of a family's rows, in the order of a data sheet. */
function columnsOf(type: (typeof productTypes)[number], language: Language) {
  const code = products.find((product) => product.type === type)?.code;
  const info = code === undefined ? null : productInfo(code, language);
  return (info?.groups ?? []).flatMap(({ rows }) => rows.map(({ key }) => key));
}

function queryWords(language: Language): QueryWords {
  const { families, aircraft, figures, acts, filler, superlatives: said } = wordsIn[language];
  const named = (type: keyof typeof families) =>
    [
      translate(language, 'types', `${type}.plural`),
      translate(language, 'types', `${type}.singular`),
      families[type],
    ].join(', ');
  return {
    families: Object.fromEntries(productTypes.map((type) => [type, named(type)])),
    aircraft,
    figures,
    superlatives: Object.entries(superlatives).map(([name, meant]) => ({
      words: Object.entries(said).find(([one]) => one === name)?.[1] ?? '',
      ...meant,
    })),
    acts,
    filler,
  };
}
