export { Progress, type ProgressFact, type ProgressProps, type ProgressTranslations } from './Progress.tsx';
