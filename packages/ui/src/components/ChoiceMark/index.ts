export { ChoiceMark, type ChoiceMarkProps } from './ChoiceMark.tsx';
