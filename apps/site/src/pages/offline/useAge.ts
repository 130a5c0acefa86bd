import type { Language } from '@payload/catalog';
import { ageIn } from '../../offline/age.ts';
import { htmlLang } from '../../shell/language.ts';

/** Says how long ago something was, in the page's language. */
export function useAge(language: Language): (moment: Date) => string {
  return (moment) => ageIn(htmlLang[language], moment, new Date());
}
