import type { Language } from '@payload/catalog';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { defaultLanguage, languageOfPath, storedLanguage } from './language.ts';

const never = () => () => undefined;

/** The language of the address; where it has none, the stored one, and before that can be read Chinese. */
export function useLanguage(): Language {
  const { pathname } = useLocation();
  const inPath = languageOfPath(pathname);
  return useSyncExternalStore(
    never,
    () => inPath ?? storedLanguage(),
    () => inPath ?? defaultLanguage,
  );
}
