export { PointGrid, type PointGridProps } from './PointGrid.tsx';
