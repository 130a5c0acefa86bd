export { HitContent, hitClass, type SearchGroup, type SearchHit } from './HitContent.tsx';
export { SearchResults, type SearchResultsProps } from './SearchResults.tsx';
