import type { Language } from '@payload/catalog';
import { htmlLang } from '../../platform/language/language.ts';
import { ageIn } from './age.ts';

/** Says how long ago something was, in the page's language. */
export function useAge(language: Language): (moment: Date) => string {
  return (moment) => ageIn(htmlLang[language], moment, new Date());
}
