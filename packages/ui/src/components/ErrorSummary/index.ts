export type { ErrorSummaryProps, FormError } from './ErrorSummary.tsx';
export { ErrorSummary } from './ErrorSummary.tsx';
