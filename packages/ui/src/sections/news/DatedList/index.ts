export { DatedList, type DatedListProps } from './DatedList.tsx';
