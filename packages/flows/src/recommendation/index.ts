export {
  createQuestionnaire,
  type QuestionnaireActor,
  type QuestionnaireSnapshot,
} from './controller.ts';
export { type Answers, isAnswered, type Question, questions } from './questions.ts';
