import type { Language } from '@payload/catalog';
import { useLocation } from 'react-router-dom';
import { defaultLanguage, languageOfPath, storedLanguage } from './language.ts';
import { useHydrated } from './useHydrated.ts';

/** The language of the address; where it has none, the stored one, and before that can be read Chinese. */
export function useLanguage(): Language {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  return languageOfPath(pathname) ?? (isHydrated ? storedLanguage() : defaultLanguage);
}
