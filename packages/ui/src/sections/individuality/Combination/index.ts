export { Combination, type CombinationProps } from './Combination.tsx';
