export { SolutionStage, type SolutionStageProps } from './SolutionStage.tsx';
