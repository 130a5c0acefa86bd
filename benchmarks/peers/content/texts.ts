import { readFileSync } from 'node:fs';
import { createInstance, type TFunction } from 'i18next';
import { type Language, languages, type SpecValue, specText } from '../../../packages/catalog/src/index.ts';
import type { Heading, Link, Picture } from './types.ts';

const locales = new URL('../../../packages/catalog/src/locales/', import.meta.url);
const namespaces = [
  'site',
  'types',
  'answers',
  'help',
  'policies',
  'faq',
  'documents',
  'industries',
  'beam',
] as const;

const i18n = createInstance();
await i18n.init({
  ns: [...namespaces],
  defaultNS: 'site',
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(
        namespaces.map((name) => [
          name,
          JSON.parse(readFileSync(new URL(`${language}/${name}.json`, locales), 'utf8')),
        ]),
      ),
    ]),
  ),
});

/** The site's own texts in a language, as its pages read them. */
export const textsOf = (language: Language): TFunction => i18n.getFixedT(language);

/** A list of texts under a key. */
export function phrasesOf(t: TFunction, key: string): string[] {
  const found: unknown = t(key, { returnObjects: true });
  return Array.isArray(found) ? found.map(String) : [];
}

/** Phrases as one line; English sets them apart by spaces. */
export const lineOf = (t: TFunction, language: Language, key: string): string =>
  phrasesOf(t, key).join(language === 'en' ? ' ' : '');

export const headingOf = (title: string, lead: string): Heading => ({ title, lead });

export const link = (label: string, href: string): Link => ({ label, href });

export const figureText = (value: SpecValue | null | undefined, language: Language): string =>
  value ? specText(value, language) : '';

/** A product's picture in both its sizes, from its `resUrl`. */
export function productPicture(resUrl: string, alt = ''): Picture {
  const name = resUrl.replace(/\.webp$/, '');
  return {
    files: [
      { name: `/public/min/${name}`, width: 600 },
      { name: `/static/pic/${name}`, width: 1200 },
    ],
    width: 1200,
    height: 900,
    alt,
  };
}

export const planAddress = (plan: string): string => `/static/aircraft-plan/${plan}.svg`;
