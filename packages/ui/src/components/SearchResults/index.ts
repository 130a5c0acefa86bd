export {
  HitContent,
  type HitContentProps,
  hitClass,
  type SearchGroup,
  type SearchHit,
} from './HitContent.tsx';
export { SearchResults, type SearchResultsProps } from './SearchResults.tsx';
