import type { Language } from '@payload/catalog';

/**
 * Long texts of which a page shows a part: a page's `load` takes what it shows, so the document carries that
 * alone and a first visit loads none of these files. Labels of a page come by its `texts` instead.
 */
const loaders = {
  about: {
    en: () => import('@payload/catalog/locales/en/about.json'),
    cn: () => import('@payload/catalog/locales/cn/about.json'),
  },
  announcements: {
    en: () => import('@payload/catalog/locales/en/announcements.json'),
    cn: () => import('@payload/catalog/locales/cn/announcements.json'),
  },
  faq: {
    en: () => import('@payload/catalog/locales/en/faq.json'),
    cn: () => import('@payload/catalog/locales/cn/faq.json'),
  },
  industries: {
    en: () => import('@payload/catalog/locales/en/industries.json'),
    cn: () => import('@payload/catalog/locales/cn/industries.json'),
  },
  firmware: {
    en: () => import('@payload/catalog/locales/en/firmware.json'),
    cn: () => import('@payload/catalog/locales/cn/firmware.json'),
  },
  policies: {
    en: () => import('@payload/catalog/locales/en/policies.json'),
    cn: () => import('@payload/catalog/locales/cn/policies.json'),
  },
  problems: {
    en: () => import('@payload/catalog/locales/en/problems.json'),
    cn: () => import('@payload/catalog/locales/cn/problems.json'),
  },
  'search-words': {
    en: () => import('@payload/catalog/locales/en/search-words.json'),
    cn: () => import('@payload/catalog/locales/cn/search-words.json'),
  },
  support: {
    en: () => import('@payload/catalog/locales/en/support.json'),
    cn: () => import('@payload/catalog/locales/cn/support.json'),
  },
} satisfies Record<string, Record<Language, () => Promise<{ default: object }>>>;

type Contents = {
  [Name in keyof typeof loaders]: Awaited<ReturnType<(typeof loaders)[Name][Language]>>['default'];
};

/** The loaders with the texts of a name told from those of another, as `loadContent` asks for them. */
const contents: { [Name in keyof Contents]: Record<Language, () => Promise<{ default: Contents[Name] }>> } =
  loaders;

/** The texts of one name in a language. Errors: the load error of their chunk. */
export async function loadContent<Name extends keyof Contents>(
  name: Name,
  language: Language,
): Promise<Contents[Name]> {
  const { default: content } = await contents[name][language]();
  return content;
}
