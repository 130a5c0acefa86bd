export { PreviousNext, type PreviousNextProps } from './PreviousNext.tsx';
