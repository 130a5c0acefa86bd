export { LinkGrid, type LinkGridProps } from './LinkGrid.tsx';
