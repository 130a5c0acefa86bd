export { ChoiceBar, type ChoiceBarProps } from './ChoiceBar.tsx';
