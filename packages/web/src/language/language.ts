import { languageStorage } from '@payload/api/cache';
import { htmlLang, type Language } from '@payload/catalog/language';

/** The router's language where none is stored (specification, section 1). */
export const defaultLanguage: Language = 'cn';

export { htmlLang };

/** The language of texts, from the tag that i18next has of them. */
export function languageOfTag(tag: string): Language {
  return tag === htmlLang.cn ? 'cn' : 'en';
}

export const otherLanguage: Record<Language, Language> = { en: 'cn', cn: 'en' };

const remembered = languageStorage(() => globalThis.sessionStorage);

/** The language a path begins with, or null where it has none. */
export function languageOfPath(pathname: string): Language | null {
  const first = pathname.split('/', 2)[1];
  return first === 'en' || first === 'cn' ? first : null;
}

/** The language a path is shown in before storage can be asked: its own, or the default. */
export function languageFor(pathname: string): Language {
  return languageOfPath(pathname) ?? defaultLanguage;
}

/** The path behind the language: `/en/series/megaphone` gives `/series/megaphone`, `/cn/` gives `/`. */
export function pathWithoutLanguage(pathname: string): string {
  return languageOfPath(pathname) ? pathname.slice(3) || '/' : pathname;
}

/** The language of this session, or the default. */
export function storedLanguage(): Language {
  return remembered.get() ?? defaultLanguage;
}

/** Remembers the language for this session. */
export function storeLanguage(language: Language): void {
  remembered.set(language);
}
