import type { Language } from '@payload/catalog';
import type words from '@payload/catalog/locales/en/search-words.json';
import { pathsOf } from '../navigation/paths.ts';

/** Pages that are found by what people call them; their titles and words are in `search-words.json`. */
type ServicePage = keyof (typeof words)['pages'];

/** Addresses of the pages, in the order of the list of all pages. */
export function servicePages(language: Language): readonly (readonly [name: ServicePage, href: string])[] {
  const paths = pathsOf(language);
  return [
    ['individuality', paths.individuality],
    ['industries', paths.industries],
    ['manuals', paths.download('Products', 'megaphone')],
    ['leaflets', paths.download('Users', 'megaphone')],
    ['firmware', paths.download('Firmware', 'megaphone')],
    ['app', paths.download('jzapp', 'app')],
    ['port', paths.port],
    ['faq', paths.faq()],
    ['support', paths.support],
    ['activate', paths.activate],
    ['device', paths.device()],
    ['repair', paths.repair()],
    ['follow', paths.follow()],
    ['carefree', paths.carefree()],
    ['problem', paths.problem],
    ['announcement', paths.announcement],
    ['buying', paths.buying],
    ['news', paths.news],
    ['offline', paths.offline],
    ['about', paths.about],
    ['user', paths.user],
  ];
}
