export { StepRail, type StepRailProps, type StepRailTranslations } from './StepRail.tsx';
