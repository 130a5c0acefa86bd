export { QuestionTitle, type QuestionTitleProps } from './QuestionTitle.tsx';
