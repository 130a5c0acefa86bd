import type { Language } from '@payload/catalog';
import type { SearchEntry } from '@payload/search';
import { sitePaths } from '../site-paths.ts';
import { documentEntries } from './document-entries.ts';
import { pageEntries } from './page-entries.ts';
import { fileEntries, productEntries } from './product-entries.ts';

const pages = new Set(sitePaths);

/** The page behind an address, without its language, query and anchor. */
const pageOf = (href: string) => href.replace(/^\/\w+/, '').replace(/[?#].*$/, '');

/**
 * Everything of the site that can be searched for in a language. It is made where the catalogue is, at build
 * time, and goes out as a file of its own; nothing of this is in the pages.
 */
export function searchEntries(language: Language): SearchEntry[] {
  return [
    ...productEntries(language),
    ...fileEntries(language),
    ...pageEntries(language),
    ...documentEntries(language),
    // A result must not lead to a page that is not there.
  ].filter(({ href }) => pages.has(pageOf(href)));
}
