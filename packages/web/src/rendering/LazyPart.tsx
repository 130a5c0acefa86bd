import type { Language } from '@payload/catalog';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18nOf, prepareTexts } from '../language/i18n.ts';
import type { LazyModule } from './lazy-module.ts';

interface LazyPartProps<Module> {
  of: LazyModule<Module>;
  /** It is fetched as soon as this is true, and stays. @default true */
  enabled?: boolean;
  language: Language;
  /** Stands in its place until it is there. */
  fallback?: ReactNode;
  /** It could not be fetched. Where it is wanted again, it is fetched again. */
  onFailure?: () => void;
  /** What is shown of the module; in `language`, its texts are there. */
  children: (module: Module, language: Language) => ReactNode;
}

/**
 * A part of a page whose code and texts come when someone wants it; it is in no prerendered HTML. After a switch of the
 * language it stays in the old one until the new texts are there.
 */
export function LazyPart<Module>({
  of,
  enabled = true,
  language,
  fallback = null,
  onFailure,
  children,
}: LazyPartProps<Module>) {
  const hasTexts = of.texts.length > 0;
  const [shown, setShown] = useState<{ module: Module; language: Language } | null>(() => {
    const module = hasTexts ? null : of.loaded();
    return module && { module, language };
  });
  const fail = useEffectEvent(() => onFailure?.());
  useEffect(() => {
    if (!enabled) return undefined;
    let isCurrent = true;
    const fetchIt = async () => {
      try {
        const [module] = await Promise.all([of.load(), prepareTexts(language, of.texts)]);
        // No transition: begun while a prerendered page is still being hydrated, it was left undone until the next press.
        if (isCurrent) setShown({ module, language });
      } catch {
        if (isCurrent) fail();
      }
    };
    void fetchIt();
    return () => {
      isCurrent = false;
    };
  }, [enabled, of, language]);
  if (!shown) return fallback;
  if (!hasTexts) return children(shown.module, language);
  return (
    <I18nextProvider i18n={i18nOf(shown.language)}>{children(shown.module, shown.language)}</I18nextProvider>
  );
}
