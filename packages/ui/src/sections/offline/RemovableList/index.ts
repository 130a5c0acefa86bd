export { RemovableList, type RemovableListProps } from './RemovableList.tsx';
