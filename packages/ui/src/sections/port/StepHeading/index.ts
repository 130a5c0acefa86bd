export { StepHeading, type StepHeadingProps } from './StepHeading.tsx';
