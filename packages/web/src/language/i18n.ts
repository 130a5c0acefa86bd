import type { Language } from '@payload/catalog';
import { withArticle } from '@payload/catalog/in-words';
import type { en } from '@payload/catalog/locales';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadContent } from './content.ts';
import { htmlLang } from './language.ts';
import { noBreakEnds } from './no-break-ends.ts';

/** Texts that come with the pages that say them (`texts` of a page); `site` and `types` are on every page. */
export type PageTexts = Exclude<keyof typeof en.pages, 'site' | 'types'>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    /** Both languages have the same keys; a test compares them. */
    resources: typeof en.pages;
  }
}

const instances = new Map<Language, i18n>();
const preparing = new Map<Language, Promise<i18n>>();

/**
 * Fetches the interface's texts of a language, once, as their own chunk. One instance speaks one
 * language, so a page changes language in the same moment as its data.
 * Errors: the chunk's load error.
 */
export async function prepareLanguage(language: Language): Promise<void> {
  await instanceOf(language);
}

/** Fetches further texts of a language, each once. Errors: the chunk's load error. */
export async function prepareTexts(language: Language, names: readonly PageTexts[]): Promise<void> {
  const instance = await instanceOf(language);
  const tag = htmlLang[language];
  await Promise.all(
    names.map(async (name) => {
      if (instance.hasResourceBundle(tag, name)) return;
      instance.addResourceBundle(tag, name, noBreakEnds(await loadContent(name, language)));
    }),
  );
}

function instanceOf(language: Language): Promise<i18n> {
  const existing = preparing.get(language);
  if (existing) return existing;
  const prepared = createInstanceOf(language).catch((error: unknown) => {
    preparing.delete(language);
    throw error;
  });
  preparing.set(language, prepared);
  return prepared;
}

async function createInstanceOf(language: Language): Promise<i18n> {
  // One file: every page needs both.
  const { site, types } = await (language === 'en' ? import('./locales/en.ts') : import('./locales/cn.ts'));
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    // The tag, not our own short name: plural rules go by it.
    lng: htmlLang[language],
    // Both languages have the same keys (a test compares them), so one never stands in for the other.
    fallbackLng: false,
    ns: ['site', 'types'],
    defaultNS: 'site',
    resources: { [htmlLang[language]]: noBreakEnds({ site, types }) },
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(`No text for ${namespace}:${key} in ${language}.`);
    },
  });
  instance.services.formatter?.add('article', (name) => withArticle(String(name)));
  instances.set(language, instance);
  return instance;
}

/** The instance of a language that has been prepared. */
export function i18nOf(language: Language): i18n {
  const instance = instances.get(language);
  if (!instance) throw new Error(`The texts of ${language} are used before they are prepared.`);
  return instance;
}

// Development: shows a changed text in the open page (changed-texts-plugin.ts).
import.meta.hot?.on(
  'changed-texts',
  ({ language, name, texts }: { language: Language; name: string; texts: object }) => {
    const instance = instances.get(language);
    const tag = htmlLang[language];
    // Texts that lie elsewhere are not ours to replace.
    if (!instance?.hasResourceBundle(tag, name)) return location.reload();
    instance.addResourceBundle(tag, name, noBreakEnds(texts), false, true);
    instance.emit('languageChanged', tag);
  },
);
