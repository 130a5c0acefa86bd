export { StatList } from './StatList.tsx';
