import type { Language } from '@payload/catalog';
import type cnAbout from '@payload/catalog/locales/cn/about.json';
import type cnAnnouncements from '@payload/catalog/locales/cn/announcements.json';
import type cnFaq from '@payload/catalog/locales/cn/faq.json';
import type cnFirmware from '@payload/catalog/locales/cn/firmware.json';
import type cnIndustries from '@payload/catalog/locales/cn/industries.json';
import type cnPolicies from '@payload/catalog/locales/cn/policies.json';
import type cnProblems from '@payload/catalog/locales/cn/problems.json';
import type cnSearchWords from '@payload/catalog/locales/cn/search-words.json';
import type cnSupport from '@payload/catalog/locales/cn/support.json';
import type enAbout from '@payload/catalog/locales/en/about.json';
import type enAnnouncements from '@payload/catalog/locales/en/announcements.json';
import type enFaq from '@payload/catalog/locales/en/faq.json';
import type enFirmware from '@payload/catalog/locales/en/firmware.json';
import type enIndustries from '@payload/catalog/locales/en/industries.json';
import type enPolicies from '@payload/catalog/locales/en/policies.json';
import type enProblems from '@payload/catalog/locales/en/problems.json';
import type enSearchWords from '@payload/catalog/locales/en/search-words.json';
import type enSupport from '@payload/catalog/locales/en/support.json';

interface Contents {
  about: typeof enAbout | typeof cnAbout;
  announcements: typeof enAnnouncements | typeof cnAnnouncements;
  faq: typeof enFaq | typeof cnFaq;
  firmware: typeof enFirmware | typeof cnFirmware;
  industries: typeof enIndustries | typeof cnIndustries;
  policies: typeof enPolicies | typeof cnPolicies;
  problems: typeof enProblems | typeof cnProblems;
  'search-words': typeof enSearchWords | typeof cnSearchWords;
  support: typeof enSupport | typeof cnSupport;
}

/**
 * Long texts of which a page shows a part: a page's `load` takes what it shows, so the document carries that
 * alone and a first visit loads none of these files. Labels of a page come by its `texts` instead.
 */
const loaders: { [Name in keyof Contents]: Record<Language, () => Promise<{ default: Contents[Name] }>> } = {
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
};

/** The texts of one name in a language. Errors: the load error of their chunk. */
export async function loadContent<Name extends keyof Contents>(
  name: Name,
  language: Language,
): Promise<Contents[Name]> {
  const { default: content } = await loaders[name][language]();
  return content;
}
