import type { Language } from '@payload/catalog';
import { useRemote } from '@payload/web/data/useRemote.ts';
import { loadContent } from '@payload/web/language/content.ts';
import { useLanguage } from '@payload/web/language/useLanguage.ts';

interface Template {
  readonly key: string;
  /** In the language of the page, for whoever chooses. */
  readonly name: string;
  /** In the language of the customer. */
  readonly text: string;
}

/** Texts that are written again and again; none until they are there, or where they do not come. */
export function useTemplates(customerLanguage: Language): readonly Template[] {
  const own = useLanguage();
  const { data } = useRemote(`${own} ${customerLanguage}`, async () => {
    const [names, texts] = await Promise.all([
      loadContent('desk-templates', own),
      loadContent('desk-templates', customerLanguage),
    ]);
    return Object.entries(texts).map(([key, { text }], index) => ({
      key,
      name: Object.values(names)[index]?.name ?? key,
      text,
    }));
  });
  return data ?? [];
}
