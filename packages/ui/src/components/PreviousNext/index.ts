export { PreviousNext } from './PreviousNext.tsx';
