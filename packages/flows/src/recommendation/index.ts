export { recommendationMachine } from './machine.ts';
export { type Answers, isAnswered, type Question, questions } from './questions.ts';
