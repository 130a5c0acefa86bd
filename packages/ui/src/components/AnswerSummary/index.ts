export { AnswerSummary } from './AnswerSummary.tsx';
