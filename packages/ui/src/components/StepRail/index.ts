export {
  StepPosition,
  type StepPositionProps,
  StepRail,
  type StepRailProps,
  type StepRailTranslations,
} from './StepRail.tsx';
