export { ChoiceBar } from './ChoiceBar.tsx';
