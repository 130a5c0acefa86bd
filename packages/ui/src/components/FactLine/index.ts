export { FactLine } from './FactLine.tsx';
