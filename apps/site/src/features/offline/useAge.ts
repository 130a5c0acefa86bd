import type { Language } from '@payload/catalog';
import { ageIn } from '@payload/offline/age.ts';
import { htmlLang } from '@payload/web/language/language.ts';

/** Says how long ago something was, in the page's language. */
export function useAge(language: Language): (moment: Date) => string {
  return (moment) => ageIn(htmlLang[language], moment, new Date());
}
