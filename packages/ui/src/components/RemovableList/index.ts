export { RemovableList } from './RemovableList.tsx';
