import type { Language } from '@payload/catalog';
import type site from '@payload/catalog/locales/en/site.json';
import type types from '@payload/catalog/locales/en/types.json';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { htmlLang } from '../shell/language.ts';
import { keepUnits } from './keep-units.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: { site: typeof site; types: typeof types };
  }
}

const instances = new Map<Language, i18n>();

/**
 * Fetches the interface's texts of a language, once, as their own chunk. One instance speaks one
 * language, so a page changes language in the same moment as its data.
 * Errors: the chunk's load error.
 */
export async function prepareLanguage(language: Language): Promise<void> {
  if (instances.has(language)) return;
  const [siteTexts, typeTexts] =
    language === 'en'
      ? await Promise.all([
          import('@payload/catalog/locales/en/site.json'),
          import('@payload/catalog/locales/en/types.json'),
        ])
      : await Promise.all([
          import('@payload/catalog/locales/cn/site.json'),
          import('@payload/catalog/locales/cn/types.json'),
        ]);
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    // The tag, not our own short name: plural rules go by it.
    lng: htmlLang[language],
    // Both languages have the same keys (a test compares them), so one never stands in for the other.
    fallbackLng: false,
    ns: ['site', 'types'],
    defaultNS: 'site',
    resources: { [htmlLang[language]]: keepUnits({ site: siteTexts.default, types: typeTexts.default }) },
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(`No text for ${namespace}:${key} in ${language}.`);
    },
  });
  instances.set(language, instance);
}

/** The instance of a language that has been prepared. */
export function i18nOf(language: Language): i18n {
  const instance = instances.get(language);
  if (!instance) throw new Error(`The texts of ${language} are used before they are prepared.`);
  return instance;
}
