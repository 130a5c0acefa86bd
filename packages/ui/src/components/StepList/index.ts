export type { StepListProps } from './StepList.tsx';
export { StepList } from './StepList.tsx';
