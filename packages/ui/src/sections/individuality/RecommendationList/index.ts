export { RecommendationList, type RecommendationListProps } from './RecommendationList.tsx';
