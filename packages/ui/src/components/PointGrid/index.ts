export { PointGrid } from './PointGrid.tsx';
