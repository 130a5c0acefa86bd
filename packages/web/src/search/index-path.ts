import type { Language } from '@payload/catalog';

/** Where the search index of a language lies; asked for when a visitor first searches. */
export const searchIndexPath = (language: Language) => `/search/${language}.json`;
