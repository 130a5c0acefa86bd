export { ProblemAnswer, type ProblemAnswerProps } from './ProblemAnswer.tsx';
