export { BarsGrid, type BarsGridProps, type BarsGroup } from './BarsGrid.tsx';
