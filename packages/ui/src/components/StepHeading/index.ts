export { StepHeading } from './StepHeading.tsx';
