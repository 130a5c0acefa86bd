import cn from '@payload/catalog/locales/cn/open-data.json' with { type: 'json' };
import en from '@payload/catalog/locales/en/open-data.json' with { type: 'json' };

/** What the tables are labelled with. */
export const openDataTexts = { en, cn } as const;
