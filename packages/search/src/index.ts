export type { SearchEntry, SearchKind } from './entry.ts';
export { stretchesOf } from './marks.ts';
export { createSearchIndex, type SearchAnswer, type SearchIndex, type SearchResult } from './search-index.ts';
