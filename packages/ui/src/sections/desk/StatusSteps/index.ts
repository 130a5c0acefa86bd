export { StatusSteps, type StatusStepsProps } from './StatusSteps.tsx';
