export type { CompareGridItem, CompareGridProps } from './CompareGrid.tsx';
export { CompareGrid } from './CompareGrid.tsx';
