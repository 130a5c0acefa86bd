export { DatedList } from './DatedList.tsx';
