export { StatList, type StatListProps } from './StatList.tsx';
