export type { ProductGridProps } from './ProductGrid.tsx';
export { ProductGrid } from './ProductGrid.tsx';
