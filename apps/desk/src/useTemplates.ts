import type { Language } from '@payload/catalog';
import { loadContent } from '@payload/web/language/content.ts';
import { useLanguage } from '@payload/web/language/useLanguage.ts';
import { useEffect, useState } from 'react';

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
  const [templates, setTemplates] = useState<readonly Template[]>([]);
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      const [names, texts] = await Promise.all([
        loadContent('desk-templates', own),
        loadContent('desk-templates', customerLanguage),
      ]);
      const all = Object.entries(texts).map(([key, { text }], index) => ({
        key,
        name: Object.values(names)[index]?.name ?? key,
        text,
      }));
      if (!isOver) setTemplates(all);
    };
    // What is written by hand needs none of them.
    load().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [own, customerLanguage]);
  return templates;
}
