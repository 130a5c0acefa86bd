export { RecommendationStage, type RecommendationStageProps } from './RecommendationStage.tsx';
