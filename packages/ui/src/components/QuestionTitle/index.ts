export { QuestionTitle } from './QuestionTitle.tsx';
