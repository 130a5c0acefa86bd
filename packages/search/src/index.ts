export type { DirectAnswer } from './answers.ts';
export { namesIn } from './dictionary.ts';
export type { DistanceLaws } from './distance.ts';
export type { QueryWords, SearchData, SearchEntry, SearchKind, Thesaurus } from './entry.ts';
export { groupsOf } from './groups.ts';
export { stretchesOf } from './marks.ts';
export {
  createSearchIndex,
  noAnswer,
  type SearchAnswer,
  type SearchIndex,
  type SearchResult,
} from './search-index.ts';
