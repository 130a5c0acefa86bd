export { RecommendationList } from './RecommendationList.tsx';
