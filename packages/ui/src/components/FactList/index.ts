export type { FactListProps } from './FactList.tsx';
export { FactList } from './FactList.tsx';
