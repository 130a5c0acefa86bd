import type { ReactNode } from 'react';
import { type FixtureLanguage, languageOf } from '../../packages/ui/src/fixtures/language.ts';
import { useGlobals } from '../docs/useGlobals.ts';

/** The language that the toolbar says. */
export const useLanguage = (): FixtureLanguage => languageOf(useGlobals());

/** What is written in both languages, shown in the toolbar's. */
export function Bilingual({ en, zh }: { en: ReactNode; zh: ReactNode }) {
  const language = useLanguage();
  return <div lang={language === 'zh' ? 'zh-CN' : 'en'}>{language === 'zh' ? zh : en}</div>;
}
