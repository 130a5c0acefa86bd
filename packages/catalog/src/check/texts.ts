import { downloadCategories } from '../downloads.ts';
import { type Language, languages } from '../language.ts';
import { problems } from '../problems.ts';
import { productTypes } from '../product-types.ts';
import { lookUp, type Namespace } from '../texts.ts';
import type { Catalog } from './catalog.ts';

/** Every text of a resource with the path to it; an array's parts are counted from 0. */
export function leaves(value: unknown, path = ''): [path: string, text: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));
}

/** A value that i18next fills in. */
const placeholder = /\{\{\w+(?:, article)?\}\}/g;

/** The values a text fills in, which both languages must have alike. */
const placeholders = (text: string) =>
  (text.match(placeholder) ?? [])
    .map((each) => each.replace(', article', ''))
    .toSorted()
    .join();

/**
 * A resource without what may differ: Chinese has one plural form where English has two, and a headline's
 * phrases, kept as a list so that no line breaks inside one, are as many as the language needs.
 */
const comparable = (resource: unknown): unknown =>
  JSON.parse(JSON.stringify(resource), (_, inner: unknown) => {
    if (Array.isArray(inner)) return inner.every((part) => typeof part === 'string') ? inner.join('') : inner;
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([key, text]) => [key.replace(/_(one|other)$/, ''), text]),
    );
  });

/** What keeps two languages of a resource from standing for each other. */
export function parityFaults(name: string, en: unknown, cn: unknown): string[] {
  const texts = { en: new Map(leaves(comparable(en))), cn: new Map(leaves(comparable(cn))) };
  const faults: string[] = [];
  for (const language of languages) {
    const other = texts[language === 'en' ? 'cn' : 'en'];
    for (const [key, text] of texts[language]) {
      if (!other.has(key)) faults.push(`${name}:${key} is only in ${language}`);
      else if (typeof text !== 'string' || text.trim() === '')
        faults.push(`${name}:${key} is empty in ${language}`);
    }
  }
  for (const [key, text] of texts.en) {
    const other = texts.cn.get(key);
    if (typeof text === 'string' && typeof other === 'string' && placeholders(text) !== placeholders(other)) {
      faults.push(`${name}:${key} fills in other values in cn than in en`);
    }
  }
  return faults;
}

const han = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** What visitors type into the search, whichever site they are on, and a language by its own name. */
const inBoth = /^search-words\.|\.otherLanguage$/;

/**
 * Whether a text is not in its language: any Han character or full-width mark in English; in Chinese
 * three plain English words in a row, or three anywhere in a text without Han. Names such as
 * `DJI Pilot 2` and `FlyCart 30 front bracket` stay under that.
 */
function isForeign(language: Language, text: string): boolean {
  if (language === 'en') return han.test(text);
  const written = text.replaceAll(placeholder, '');
  const words = written.match(/\b[a-z]{2,}\b/g) ?? [];
  return /(?:\b[a-z]{2,}\s+){2}[a-z]{2,}\b/.test(written) || (words.length > 2 && !han.test(written));
}

function keyed(namespace: Namespace, keys: readonly string[]): [Namespace, string][] {
  return keys.map((key) => [namespace, key]);
}

/** The keys that code puts together. The compiler asks for them too; whoever only runs the tests is told here. */
function requiredKeys({ types, aircraft, industries }: Catalog): [Namespace, string][] {
  const labels = types.flatMap(({ groups }) =>
    groups.flatMap(({ rows }) => rows.map((key) => `labels.${key}`)),
  );
  const short = types.flatMap(({ cardFigures }) => cardFigures.map((key) => `short.${key}`));
  const headings = types.flatMap(({ groups }) => groups.map(({ key }) => `groups.${key}`));
  const families = productTypes.flatMap((type) =>
    ['plural', 'singular', 'line', 'measure', 'range'].map((name) => `${type}.${name}`),
  );
  const machines = aircraft.flatMap(({ key }) =>
    ['name', 'className', 'port', 'psdk'].map((name) => `${key}.${name}`),
  );
  const trades = industries.flatMap(({ id }) =>
    ['title', 'line', 'painPoint', 'scenarios.0', 'tips.0'].map((name) => `${id}.${name}`),
  );
  const sections = downloadCategories.flatMap(({ id, children }) => [
    `categories.${id}.title`,
    `categories.${id}.line`,
    ...children
      .filter(({ name }) => !productTypes.some((type) => type.toLowerCase() === name))
      .map(({ name }) => `children.${name}`),
  ]);
  const questions = problems.map(({ code }) => code);
  return [
    ...keyed('spec', [...labels, ...short, ...headings]),
    ...keyed('types', families),
    ...keyed('aircraft', machines),
    ...keyed('industries', trades),
    ...keyed('downloads', sections),
    ...keyed('problems', questions),
  ];
}

/** A sentence for each text that code asks for and a language does not have, with the file it is missing in. */
export function missingTexts(catalog: Catalog): string[] {
  return languages.flatMap((language) => {
    const texts = catalog.resources[language];
    const keys = requiredKeys(catalog)
      .filter(([namespace, key]) => typeof lookUp(texts, namespace, key) !== 'string')
      .map(([namespace, key]) => `${key} is missing in locales/${language}/${namespace}.json`);
    const models = catalog.products
      .filter(({ code }) => texts.products[code] === undefined)
      .map(({ code, type }) => `${code} has no texts in locales/${language}/products/${type}.json`);
    return [...models, ...keys];
  });
}

/** Both languages have the same texts, none is empty or in the wrong language, and none is missing. */
export function textFaults(catalog: Catalog): string[] {
  const { en, cn } = catalog.resources;
  const faults = [...missingTexts(catalog), ...parityFaults('catalog', en, cn)];
  for (const language of languages) {
    const texts = catalog.resources[language];
    for (const [key, text] of leaves(texts)) {
      if (inBoth.test(key)) continue;
      if (typeof text === 'string' && isForeign(language, text))
        faults.push(`${key} is not in ${language}: ${text}`);
    }
    for (const code of Object.keys(texts.products)) {
      if (!catalog.products.some((product) => product.code === code)) {
        faults.push(`${language} has texts of ${code}, which is not in the catalogue`);
      }
    }
  }
  return faults;
}
