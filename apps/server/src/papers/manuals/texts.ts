import type { Language } from '@payload/catalog';
import cnAnnouncements from '@payload/catalog/locales/cn/announcements.json' with { type: 'json' };
import cnFaq from '@payload/catalog/locales/cn/faq.json' with { type: 'json' };
import cnManuals from '@payload/catalog/locales/cn/service/manuals.json' with { type: 'json' };
import cnSupport from '@payload/catalog/locales/cn/support.json' with { type: 'json' };
import enAnnouncements from '@payload/catalog/locales/en/announcements.json' with { type: 'json' };
import enFaq from '@payload/catalog/locales/en/faq.json' with { type: 'json' };
import enManuals from '@payload/catalog/locales/en/service/manuals.json' with { type: 'json' };
import enSupport from '@payload/catalog/locales/en/support.json' with { type: 'json' };

/** A question of `faq.json`. Some have no note. */
interface Answer {
  question: string;
  symptom: string;
  cause: string;
  steps: string[];
  note?: string;
}

/** What a manual says of a family of models; only families with a guide say how to choose. */
interface FamilyTexts {
  operating: { title: string; text: string }[];
  safety: string[];
  care: string[];
  choose?: { need: string; models: string[] }[];
}

/** The long texts of documents. They stay out of the catalogue's own resources: no page or call says them. */
interface DocumentTexts {
  manuals: typeof enManuals;
  families: Readonly<Record<string, FamilyTexts>>;
  faq: Readonly<Record<string, Answer>>;
  announcements: typeof enAnnouncements;
  support: typeof enSupport;
}

export const texts: Record<Language, DocumentTexts> = {
  en: {
    manuals: enManuals,
    families: enManuals.families,
    faq: enFaq,
    announcements: enAnnouncements,
    support: enSupport,
  },
  cn: {
    manuals: cnManuals,
    families: cnManuals.families,
    faq: cnFaq,
    announcements: cnAnnouncements,
    support: cnSupport,
  },
};

/** A text with its `{{name}}` filled in. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`“${text}” needs ${name}.`);
    return String(value);
  });
}

/** What the manuals say of a family. */
export function familyTexts(language: Language, type: string): FamilyTexts {
  const family = texts[language].families[type];
  if (!family) throw new Error(`manuals.json says nothing of ${type}.`);
  return family;
}
